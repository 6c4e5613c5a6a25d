public import CoreCasePaths

extension RouteCollection {
  /// Leaves screens, however they are shown.
  ///
  /// - Returns: Whether the routes have gone back. Going back further than the root is reported and
  ///   changes nothing.
  @discardableResult
  public mutating func goBack(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard count >= 0, count < self.count else {
      RouteMisuse.goingBackTooFar(count: count, screens: self.count).report(
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    _remove((self.count - count)..<self.count)
    return true
  }

  /// Leaves all screens above the one at a position, of which 0 is the root.
  ///
  /// - Returns: Whether that screen is on top now. A position without a screen is reported and
  ///   changes nothing.
  @discardableResult
  public mutating func goBackTo(
    index: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard indices.contains(index) else {
      RouteMisuse.noSuchPosition(index: index, screens: count).report(
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    _remove((index + 1)..<count)
    return true
  }

  /// Leaves all screens above the topmost that satisfies a predicate.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func goBackTo(where predicate: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: predicate) else { return false }
    _remove((index + 1)..<count)
    return true
  }

  /// Leaves all screens above the one with an id.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func goBackTo(id: Element.Screen.ID) -> Bool
  where Element.Screen: Identifiable {
    goBackTo { $0._route.content.id == id }
  }

  /// Leaves all screens above the topmost that is in a case: `goBackTo(\.b1)`.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func goBackTo(_ screen: PartialCaseKeyPath<Element.Screen>) -> Bool
  where Element.Screen: CasePathable {
    goBackTo { $0._route.content.is(screen) }
  }

  /// Leaves all screens but the root.
  public mutating func goBackToRoot() {
    if count > 1 { _remove(1..<count) }
  }
}
