extension RouteCollection {
  /// Ends presentations: leaves the topmost sheet or cover with everything pushed on it.
  ///
  /// Where fewer are presented, all screens but the root are left.
  /// - Returns: Whether anything has been left.
  @discardableResult
  public mutating func dismiss(count: Int = 1) -> Bool {
    guard count > 0, self.count > 1 else { return false }
    let presented = presentedIndices
    _remove((count <= presented.count ? presented[presented.count - count] : 1)..<self.count)
    return true
  }

  /// Ends all presentations.
  ///
  /// Does nothing without any.
  public mutating func dismissAll() {
    if let first = presentedIndices.first { _remove(first..<count) }
  }

  private var presentedIndices: [Int] {
    indices.dropFirst().filter { self[$0]._route.style != .push }
  }
}
