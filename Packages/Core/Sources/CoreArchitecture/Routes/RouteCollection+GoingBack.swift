public import CoreCasePaths
internal import CoreDependencies

extension RouteCollection {
  /// Whether there is a screen above the root.
  public var canGoBack: Bool { canGoBack() }

  /// Whether there are at least so many screens above the root.
  public func canGoBack(_ count: Int = 1) -> Bool {
    count >= 0 && count < self.count
  }

  /// Removes screens from the top, pushed or presented.
  ///
  /// - Returns: Whether the routes have gone back. Going back further than to the root is reported
  ///   and changes nothing.
  @discardableResult
  public mutating func goBack(
    _ count: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    guard canGoBack(count) else {
      RouteMisuse.goingBackTooFar(count: count, screens: self.count).report(
        at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    _remove((self.count - count)..<self.count)
    return true
  }

  /// Removes all screens above the one at a position; position 0 is the root.
  ///
  /// - Returns: Whether that screen is on top now. A position without a screen is reported and
  ///   changes nothing.
  @discardableResult
  public mutating func goBackTo(
    index: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    guard indices.contains(index) else {
      RouteMisuse.noSuchPosition(index: index, screens: count).report(
        at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    _remove((index + 1)..<count)
    return true
  }

  /// Removes all screens above the topmost route that satisfies a predicate.
  ///
  /// - Returns: Whether there is such a route; if not, nothing changes.
  @discardableResult
  public mutating func goBackTo(where predicate: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: predicate) else { return false }
    _remove((index + 1)..<count)
    return true
  }

  /// Removes all screens above the topmost one whose state satisfies a predicate.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @_disfavoredOverload
  @discardableResult
  public mutating func goBackTo(where predicate: (Element.Screen) -> Bool) -> Bool {
    goBackTo { (route: Element) in predicate(route._route.content) }
  }

  /// Removes all screens above the topmost one that equals a screen.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func goBackTo(_ screen: Element.Screen) -> Bool
  where Element.Screen: Equatable {
    goBackTo { (route: Element) in route._route.content == screen }
  }

  /// Removes all screens above the topmost one with an id.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func goBackTo(id: Element.Screen.ID) -> Bool
  where Element.Screen: Identifiable {
    goBackTo { (route: Element) in route._route.content.id == id }
  }

  /// Removes all screens above the topmost one in a case: `goBackTo(\.b1)`.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func goBackTo(_ screen: PartialCaseKeyPath<Element.Screen>) -> Bool
  where Element.Screen: CasePathable {
    goBackTo { (route: Element) in route._route.content.is(screen) }
  }

  /// Removes all screens but the root.
  public mutating func goBackToRoot() {
    if count > 1 { _remove(1..<count) }
  }
}

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
