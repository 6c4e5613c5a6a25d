import CoreViews

extension Page {
  /// How many steps back lead to the start, in the tabs that are shown.
  ///
  /// There is one for each screen above the root of its stack, and for each presentation. It looks at
  /// these alone, and not at their content.
  var depth: Int {
    levels.lazy.compactMap { self.nodes[$0] }.count { $0.isAboveAnother && $0.isOnScreen }
  }
}

extension Page.Node {
  /// Whether a step back can close it, or it is the root of what can be closed.
  var isLevel: Bool { element.role == .screen || element.role.isModal }

  fileprivate var isAboveAnother: Bool {
    element.role.isModal || parent?.children.first { $0.element.role == .screen } !== self
  }

  /// Whether nothing around it is hidden, and the tabs that it is in are chosen.
  var isOnScreen: Bool {
    guard !element.isHidden || element.role == .screen,
      element.role != .tab || element.isSelected
    else { return false }
    return parent?.isOnScreen ?? true
  }
}
