import CoreViews

/// The content of a layer of the screen: the page, or a modal presentation in front of it.
struct LayerPlan: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case page, cover, sheet, dialog }

  var kind: Kind
  /// Identity of the screen, tab or presentation that the layer shows.
  var key: Element.ID
  var title = ""
  var message = ""
  var barStyle = Element.Style()
  /// The step that going back takes while the layer is in front; nil if there is no way back.
  var wayBack: Element.WayBack?
  /// The element whose tabs stand at the bottom.
  var tabs: Element?
  var content: [Element]
  /// Whether going back closes the layer, instead of taking one screen off it.
  var closes: Bool { if case .pop = wayBack { false } else { wayBack != nil } }

  /// The page and the modals in front of it, from back to front.
  static func layers(of root: Element) -> [LayerPlan] {
    var modals: [Element] = []
    collectModals(in: root, into: &modals)
    var page = LayerPlan(
      kind: .page, key: root.id, wayBack: root.wayBack, content: root.isShown ? [root] : [])
    // Tabs or a stack within may have a title of their own.
    if root.role == .vertical { page.title = root.label }
    return [page.resolved()] + modals.map(modal)
  }

  private static func collectModals(in element: Element, into modals: inout [Element]) {
    for child in element.children where !child.isHidden {
      if child.role.isModal { modals.append(child) }
      if !child.children.isEmpty { collectModals(in: child, into: &modals) }
    }
  }

  private static func modal(_ element: Element) -> LayerPlan {
    let kind: Kind =
      switch element.role.category {
      case .sheet: .sheet
      case .cover: .cover
      case .dialog: .dialog
      case .stack, .content, .control, .rows, .page: .page
      }
    var plan = LayerPlan(
      kind: kind, key: element.id, title: element.label, barStyle: element.style,
      wayBack: element.wayBack, content: element.shownChildren)
    guard kind == .dialog else { return plan.resolved() }
    plan.message = element.value
    return plan
  }

  /// Descends through tabs, navigations and screens to the content that they show.
  ///
  /// Elements beside them on the way come before or after that content.
  private func resolved() -> LayerPlan {
    var plan = self
    var before: [Element] = []
    var after: [Element] = []
    while let found = PageSearch.find(in: plan.content, withTabs: plan.tabs == nil) {
      before += found.before
      after = found.after + after
      plan.enter(found.page, found.element)
    }
    plan.takeOverRoot()
    plan.content = before + plan.content + after
    return plan
  }

  private mutating func enter(_ page: Element.Role.Page, _ element: Element) {
    switch page {
    case .tabs:
      tabs = element
      let selected = element.shownChildren.first(where: \.isSelected)
      key = selected?.id ?? element.id
      content = selected?.shownChildren ?? []
    case .navigation:
      content = Array(element.shownChildren.suffix(1))
    case .screen:
      key = element.id
      title = element.label.isEmpty ? title : element.label
      barStyle = element.style
      content = element.shownChildren
    }
  }

  /// Moves the title and background of the content's root element to the bar.
  ///
  /// A page without a stack has its title there, and its background would be too much on a whole
  /// page.
  private mutating func takeOverRoot() {
    guard content.count == 1, let only = content.first, only.role == .vertical else { return }
    if title.isEmpty { title = only.label }
    guard kind != .sheet, !title.isEmpty || wayBack != nil, let color = only.style.background else {
      return
    }
    barStyle.background = barStyle.background ?? color
    content[0].style.background = nil
  }
}
