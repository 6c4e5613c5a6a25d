public import CoreCasePaths
internal import CoreDependencies

extension RouteCollection {
  /// Removes screens that were pushed on the stack in front.
  ///
  /// - Returns: Whether they are gone. Popping more than were pushed is reported and changes
  ///   nothing.
  @discardableResult
  public mutating func pop(
    _ count: Int = 1,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    let pushed = self.count - 1 - frontRoot
    guard count >= 0, count <= pushed else {
      RouteMisuse.poppingTooFar(count: count, pushed: Swift.max(0, pushed)).report(
        at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    _remove((self.count - count)..<self.count)
    return true
  }

  /// Removes all screens above the one at a position in the stack in front.
  ///
  /// - Returns: Whether that screen is on top now. A position outside of the stack in front is
  ///   reported and changes nothing.
  @discardableResult
  public mutating func popTo(
    index: Int,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    guard index >= frontRoot else {
      let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      RouteMisuse.poppingThroughPresentation(index: index).report(at: location)
      return false
    }
    return goBackTo(
      index: index, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Removes all screens above the topmost route of the stack in front that satisfies a predicate.
  ///
  /// - Returns: Whether there is such a route; if not, nothing changes.
  @discardableResult
  public mutating func popTo(where predicate: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: predicate), index >= frontRoot else { return false }
    _remove((index + 1)..<count)
    return true
  }

  /// Removes all screens above the topmost one whose state satisfies a predicate.
  ///
  /// Only the stack in front is searched.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @_disfavoredOverload
  @discardableResult
  public mutating func popTo(where predicate: (Element.Screen) -> Bool) -> Bool {
    popTo { (route: Element) in predicate(route._route.content) }
  }

  /// Removes all screens above the topmost one of the stack in front that equals a screen.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func popTo(_ screen: Element.Screen) -> Bool where Element.Screen: Equatable {
    popTo { (route: Element) in route._route.content == screen }
  }

  /// Removes all screens above the one of the stack in front with an id.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func popTo(id: Element.Screen.ID) -> Bool where Element.Screen: Identifiable {
    popTo { (route: Element) in route._route.content.id == id }
  }

  /// Removes all screens above the topmost one of the stack in front that is in a case.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func popTo(_ screen: PartialCaseKeyPath<Element.Screen>) -> Bool
  where Element.Screen: CasePathable {
    popTo { (route: Element) in route._route.content.is(screen) }
  }

  /// Removes all screens but the root, provided that all of them were pushed.
  ///
  /// - Returns: Whether the root is on top now. If a sheet or cover is in front of it, that is
  ///   reported and nothing changes.
  @discardableResult
  public mutating func popToRoot(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Bool {
    popTo(index: 0, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Removes all screens that were pushed on the stack in front.
  public mutating func popToCurrentNavigationRoot() {
    if !isEmpty { _remove((frontRoot + 1)..<count) }
  }

  /// The position at which the stack in front begins: the topmost sheet or cover, else the root.
  var frontRoot: Int {
    Swift.max(0, lastIndex { $0._route.style != .push } ?? 0)
  }
}
