import CoreViews

/// Pages of a tab view, which are turned by a finger elsewhere.
extension TerminalModel {
  /// Turns the page that is seen; nil at the first and the last one, and where there are none.
  func turnPage(_ direction: NearestTarget.Direction) -> TerminalCommand? {
    guard let tabs = shownPages?.children.filter({ $0.role == .tab && $0.element.isEnabled }),
      let shown = tabs.firstIndex(where: \.element.isSelected)
    else { return nil }
    let next = direction == .left ? shown - 1 : shown + 1
    return tabs.indices.contains(next) ? .perform(.activate(tabs[next].id)) : nil
  }

  /// Whether left and right turn pages.
  var turnsPages: Bool { shownPages != nil }

  /// The pages in front, of several the innermost.
  private var shownPages: ElementNode? {
    guard !tree.pages.isEmpty, let front, front.plan.tree === tree else { return nil }
    return tree.pages.values.filter { node in
      front.plan.tabs === node || front.place(of: node.id) != nil
    }
    .max { ($0.depth, $0.id) < ($1.depth, $1.id) }
  }
}
