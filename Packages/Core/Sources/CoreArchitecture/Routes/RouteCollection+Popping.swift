public import CoreCasePaths

extension RouteCollection {
  /// Leaves screens of the stack in front that were pushed.
  ///
  /// - Returns: Whether they are gone. Popping more than were pushed is reported and changes
  ///   nothing.
  @discardableResult
  public mutating func pop(
    _ count: Int = 1,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let pushed = self.count - 1 - frontRoot
    guard count >= 0, count <= pushed else {
      RouteMisuse.poppingTooFar(count: count, pushed: Swift.max(0, pushed)).report(
        at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
      return false
    }
    _remove((self.count - count)..<self.count)
    return true
  }

  /// Leaves all screens above the one at a position, all of which were pushed.
  ///
  /// - Returns: Whether that screen is on top now. A position outside of the stack in front is
  ///   reported and changes nothing.
  @discardableResult
  public mutating func popTo(
    index: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    guard index >= frontRoot else {
      let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      RouteMisuse.poppingThroughPresentation(index: index).report(at: place)
      return false
    }
    return goBackTo(
      index: index, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Leaves all screens above the topmost of the stack in front that satisfies a predicate.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func popTo(where predicate: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: predicate), index >= frontRoot else { return false }
    _remove((index + 1)..<count)
    return true
  }

  /// Leaves all screens above the topmost of the stack in front whose state satisfies a predicate.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @_disfavoredOverload
  @discardableResult
  public mutating func popTo(where predicate: (Element.Screen) -> Bool) -> Bool {
    popTo { (route: Element) in predicate(route._route.content) }
  }

  /// Leaves all screens above the topmost of the stack in front that equals one.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func popTo(_ screen: Element.Screen) -> Bool where Element.Screen: Equatable {
    popTo { (route: Element) in route._route.content == screen }
  }

  /// Leaves all screens above the one of the stack in front with an id.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func popTo(id: Element.Screen.ID) -> Bool where Element.Screen: Identifiable {
    popTo { (route: Element) in route._route.content.id == id }
  }

  /// Leaves all screens above the topmost of the stack in front that is in a case.
  ///
  /// - Returns: Whether there is such a screen; if not, nothing changes.
  @discardableResult
  public mutating func popTo(_ screen: PartialCaseKeyPath<Element.Screen>) -> Bool
  where Element.Screen: CasePathable {
    popTo { (route: Element) in route._route.content.is(screen) }
  }

  /// Leaves all screens but the root, all of which were pushed.
  ///
  /// - Returns: Whether the root is on top now. Reported, and without effect, if a sheet or cover
  ///   is in front of it.
  @discardableResult
  public mutating func popToRoot(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    popTo(index: 0, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Leaves all pushed screens of the stack in front.
  public mutating func popToCurrentNavigationRoot() {
    if !isEmpty { _remove((frontRoot + 1)..<count) }
  }

  /// Where the stack in front begins: at the topmost sheet or cover, else at the root.
  var frontRoot: Int {
    Swift.max(0, lastIndex { $0._route.style != .push } ?? 0)
  }
}
