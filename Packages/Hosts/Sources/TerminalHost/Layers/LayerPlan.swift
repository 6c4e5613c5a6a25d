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

extension LayerPlan {
  /// Puts what stands in the middle of a page's bar in place of the title.
  ///
  /// A line of text moves to the bar of the layer; views keep their place, and the title gives way.
  mutating func takeOverPrincipal() {
    guard let bar = content.lazy.compactMap(\.headingBar).first else { return }
    let parts = bar.principalParts
    guard parts.count == 1, parts[0].role == .text else { return title = "" }
    (title, headed) = (parts[0].element.drawnLabel, bar)
  }
}

extension ElementNode {
  /// What stands in the middle of a bar, between the room at both sides of it.
  var principalParts: [ElementNode] {
    let parts = shownChildren
    let room = parts.indices.filter { parts[$0].role == .spacer }
    guard room.count == 2 else { return [] }
    return Array(parts[(room[0] + 1)..<room[1]])
  }

  /// The bar with a text in its middle, here or in a stack that has it before what else it holds.
  fileprivate var headingBar: ElementNode? {
    guard isShown, role.category == .stack, !isDeepest else { return nil }
    if element.style.has(.bar) { return principalParts.contains(where: \.showsText) ? self : nil }
    guard role != .horizontal else { return nil }
    return shownChildren.prefix(2).lazy.compactMap(\.headingBar).first
  }

  /// Whether it is a text, or views with one, and no control.
  fileprivate var showsText: Bool {
    role == .text || role.category == .stack && shownChildren.contains(where: \.showsText)
  }
}

extension LayerPlan {
  /// A layer with what a picker, a menu or a date offers; nil for an element that offers nothing.
  static func popup(of node: ElementNode, in tree: ElementTree) -> LayerPlan? {
    var (source, content) = (tree, node.contentChildren)
    switch node.role {
    case .picker: if !node.dividesOptions { content = node.options }
    case .menu: break
    case .row: content = node.rowMenuItems
    case .datePicker:
      let rows = DateParts(node.element.value).rows
      source = ElementTree(Element(id: DateParts.listID, role: .list, children: rows))
      content = source.root.shownChildren
    case .vertical, .horizontal, .layered, .label, .text, .image, .divider, .spacer, .gap, .shape,
      .button, .link, .textField, .secureField, .toggle, .progress, .option, .stepper, .slider,
      .textEditor,
      .colorPicker, .searchField, .disclosure, .gauge, .list, .section, .navigation, .screen,
      .tabs, .tab, .alert, .confirmationDialog, .sheet, .cover:
      return nil
    }
    guard !content.isEmpty else { return nil }
    var plan = LayerPlan(
      kind: .popup, tree: source, key: node.id, title: node.element.label,
      wayBack: .close(node.id), content: content)
    let options = node.role == .picker ? node.options : content
    plan.firstFocus = options.first { $0.role == .option && $0.element.isSelected }?.id
    return plan
  }
}

extension ElementNode {
  /// Whether there is something between the options of a picker.
  fileprivate var dividesOptions: Bool {
    contentChildren.contains { $0.role == .section || $0.role == .divider }
  }
}
