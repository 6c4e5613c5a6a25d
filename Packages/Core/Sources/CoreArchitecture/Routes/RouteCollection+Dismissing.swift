extension RouteCollection {
  /// Ends the topmost presentations, each with all screens that were pushed on it.
  ///
  /// If fewer sheets and covers are presented than `count`, all screens but the root leave.
  ///
  /// - Returns: Whether a screen has left.
  @discardableResult
  public mutating func dismiss(count: Int = 1) -> Bool {
    guard count > 0, self.count > 1 else { return false }
    let presented = presentedIndices
    _remove((count <= presented.count ? presented[presented.count - count] : 1)..<self.count)
    return true
  }

  /// Ends all presentations, down to the root's own stack.
  ///
  /// Does nothing if there are none.
  public mutating func dismissAll() {
    if let first = presentedIndices.first { _remove(first..<count) }
  }

  private var presentedIndices: [Int] {
    indices.dropFirst().filter { self[$0]._route.style != .push }
  }
}
