import CoreViews

/// Finds the tabs, the navigation or the screen that make up a page.
struct PageSearch {
  var page: Element.Role.Page
  var node: ElementNode
  /// The elements above it, in the stacks around it.
  var before: [ElementNode] = []
  /// The elements below it, in the stacks around it.
  var after: [ElementNode] = []

  /// Finds it if there is exactly one, in plain stacks or by itself.
  ///
  /// Complexity: linear in the siblings of pages; O(1) where there are no pages.
  static func find(in nodes: [ElementNode], withTabs: Bool) -> PageSearch? {
    var found: (index: Int, search: PageSearch)?
    for (index, node) in nodes.enumerated() where node.pageCount > 0 {
      guard let search = find(in: node, withTabs: withTabs) else { continue }
      if found != nil { return nil }
      found = (index, search)
    }
    guard let (index, search) = found, nodes.count == 1 || !search.node.isTurned else { return nil }
    var result = search
    result.before = nodes[..<index] + result.before
    result.after += nodes[(index + 1)...]
    return result
  }

  private static func find(in node: ElementNode, withTabs: Bool) -> PageSearch? {
    switch node.role.category {
    case .page(.tabs) where !withTabs: nil
    case .page(let page): PageSearch(page: page, node: node)
    case .stack:
      node.role == .horizontal || node.isDeepest || node.isOneOfSeveral
        ? nil : find(in: node.shownChildren, withTabs: withTabs)
    case .content, .control, .rows, .sheet, .cover, .dialog: nil
    }
  }
}

extension ElementNode {
  /// Whether it is a tab view whose pages are turned, below which its dots stand.
  var isTurned: Bool { role == .tabs && element.traits.look == .pages }

  /// Whether it shows one of several views, by the room for it.
  var isOneOfSeveral: Bool {
    if case .firstThatFits = element.style.layout.arrangement { true } else { false }
  }
}
