import CoreViews

/// Finds the tabs, the navigation or the screen that make up a page.
struct PageSearch {
  var page: Element.Role.Page
  var element: Element
  /// The elements above it, in the stacks around it.
  var before: [Element] = []
  /// The elements below it, in the stacks around it.
  var after: [Element] = []

  /// Finds it if there is exactly one, in plain stacks or by itself.
  static func find(in elements: [Element], withTabs: Bool) -> PageSearch? {
    var found: (index: Int, search: PageSearch)?
    for (index, element) in elements.enumerated() {
      guard let search = find(in: element, withTabs: withTabs) else { continue }
      if found != nil { return nil }
      found = (index, search)
    }
    guard let (index, search) = found else { return nil }
    var result = search
    result.before = elements[..<index] + result.before
    result.after += elements[(index + 1)...]
    return result
  }

  private static func find(in element: Element, withTabs: Bool) -> PageSearch? {
    switch element.role.category {
    case .page(.tabs) where !withTabs: nil
    case .page(let page): PageSearch(page: page, element: element)
    case .stack:
      element.role == .horizontal ? nil : find(in: element.shownChildren, withTabs: withTabs)
    case .content, .control, .rows, .sheet, .cover, .dialog: nil
    }
  }
}
