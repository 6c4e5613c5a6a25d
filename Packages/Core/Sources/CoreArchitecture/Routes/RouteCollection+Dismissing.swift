extension RouteCollection {
  /// Ends presentations: leaves the topmost sheet or cover with everything pushed on it.
  ///
  /// - Returns: Whether they have ended. Dismissing more than are presented is reported and changes
  ///   nothing.
  @discardableResult
  public mutating func dismiss(
    count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let presented = indices.dropFirst().filter { self[$0]._route.style != .push }
    guard count >= 0, count <= presented.count else {
      RouteMisuse.dismissingTooMany(count: count, presented: presented.count).report(
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    if count > 0 { _remove(presented[presented.count - count]..<self.count) }
    return true
  }

  /// Ends all presentations. Does nothing without any.
  public mutating func dismissAll() {
    guard let first = indices.dropFirst().first(where: { self[$0]._route.style != .push })
    else { return }
    _remove(first..<count)
  }
}
