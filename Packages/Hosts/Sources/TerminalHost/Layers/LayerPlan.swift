import CoreArchitecture
@_spi(Hosts) import CoreViews

/// The content of a layer of the screen: the page, or a modal presentation in front of it.
struct LayerPlan {
  enum Kind: Hashable, Sendable { case page, cover, sheet, dialog, popup }

  var kind: Kind
  /// The tree that the elements are part of.
  let tree: ElementTree
  /// Identity of the screen, tab or presentation that the layer shows.
  var key: Element.ID
  var title = ""
  var message = ""
  var barStyle = Element.Style()
  /// The step that going back takes while the layer is in front; nil if there is no way back.
  var wayBack: Element.WayBack?
  /// The element whose tabs stand at the bottom.
  var tabs: ElementNode?
  var content: [ElementNode]
  /// The element of the content whose background the bar has.
  var bare: ElementNode?
  /// The bar of the content whose middle is the title.
  var headed: ElementNode?
  /// The screen within the content whose title the bar has.
  var titled: ElementNode?
  /// The element that has the focus at first; nil for the first one that can have it.
  var firstFocus: Element.ID?
  /// The control that a popup opens beside.
  var anchor: Element.ID?
  /// The height at which a sheet rests; nil for one that is as high as its content.
  var detent: PresentationDetent?
  /// The height up to which it grows with its content; nil for one that does not.
  var tallestDetent: PresentationDetent?
  /// Whether going back closes the layer, instead of taking one screen off it.
  var closes: Bool { if case .pop = wayBack { false } else { wayBack != nil } }
  /// The words of the button that goes back.
  var wayBackName: String { closes ? " ✕ " + hostText("Close") : " ‹ " + hostText("Back") }

  /// The page and the modals in front of it, from back to front.
  static func layers(of tree: ElementTree) -> [LayerPlan] {
    let root = tree.root
    var page = LayerPlan(
      kind: .page, tree: tree, key: root.id, wayBack: tree.wayBack(of: root),
      content: root.isShown ? [root] : [])
    // Tabs or a stack within may have a title of their own.
    if root.role == .vertical { page.title = root.element.label }
    return [page.resolved()] + tree.shownModals.map { modal($0, of: tree) }
  }

  private static func modal(_ node: ElementNode, of tree: ElementTree) -> LayerPlan {
    let kind: Kind =
      switch node.role.category {
      case .sheet: .sheet
      case .cover: .cover
      case .dialog: .dialog
      case .stack, .content, .control, .rows, .page: .page
      }
    var plan = LayerPlan(
      kind: kind, tree: tree, key: node.id, title: node.element.label,
      barStyle: node.element.style, wayBack: tree.wayBack(of: node), content: node.shownChildren)
    plan.detent = node.element.traits.detent
    plan.tallestDetent = node.element.traits.tallestDetent
    guard kind == .dialog else { return plan.resolved() }
    plan.message = node.element.value
    return plan
  }

  /// Descends through tabs, navigations and screens to the content that they show.
  ///
  /// Elements beside them on the way come before or after that content.
  private func resolved() -> LayerPlan {
    var plan = self
    var before: [ElementNode] = []
    var after: [ElementNode] = []
    while let found = PageSearch.find(in: plan.content, withTabs: plan.tabs == nil) {
      before += found.before
      after = found.after + after
      plan.enter(found.page, found.node)
    }
    plan.takeOverRoot()
    plan.takeOverScreen()
    plan.content = before + plan.content + after
    plan.takeOverPrincipal()
    return plan
  }

  private mutating func enter(_ page: Element.Role.Page, _ node: ElementNode) {
    switch page {
    case .tabs:
      tabs = node
      let selected = node.shownChildren.first(where: \.element.isSelected)
      key = selected?.id ?? node.id
      content = selected?.shownChildren ?? []
    case .navigation:
      content = Array(node.shownChildren.suffix(1))
    case .screen:
      key = node.id
      title = node.element.label.isEmpty ? title : node.element.label
      barStyle = node.element.style
      content = node.shownChildren
    }
  }

  /// Takes the screen that stands in place of columns for which there is no room as the page, and
  /// moves its title to the bar.
  private mutating func takeOverScreen() {
    var nodes = content
    var isOneOfSeveral = false
    while nodes.count == 1, let node = nodes.first, node.pageCount > 0 {
      if case .page(.screen) = node.role.category {
        guard isOneOfSeveral else { return }
        key = node.id
        if !node.element.label.isEmpty { (title, titled) = (node.element.label, node) }
        return
      }
      isOneOfSeveral = isOneOfSeveral || node.isOneOfSeveral
      nodes = node.role == .navigation ? node.shownChildren.suffix(1) : node.shownChildren
    }
  }

  /// Moves the title and background of the content's root element to the bar.
  ///
  /// A page without a stack has its title there, and its background would be too much on a whole
  /// page.
  private mutating func takeOverRoot() {
    guard content.count == 1, let only = content.first, only.role == .vertical else { return }
    if title.isEmpty { title = only.element.label }
    guard kind != .sheet, !title.isEmpty || wayBack != nil,
      let color = only.element.style.background
    else { return }
    barStyle.background = barStyle.background ?? color
    bare = only
  }
}
