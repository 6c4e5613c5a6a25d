internal import CoreDependencies

extension RouteCollection {
  /// Whether screens can be pushed: whether the stack in front begins with a screen
  /// `withNavigation`.
  public var canPush: Bool {
    !isEmpty && self[frontRoot]._route.style.withNavigation
  }

  /// Pushes a screen on the stack in front.
  public mutating func push(
    _ screen: Element.Screen,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    present(
      screen, style: .push, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presents a screen as a sheet in front of the top one.
  ///
  /// `withNavigation` says whether it begins a stack that screens can be pushed on.
  public mutating func presentSheet(
    _ screen: Element.Screen,
    withNavigation: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    present(
      screen, style: .sheet(withNavigation: withNavigation),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presents a screen that covers all others.
  ///
  /// `withNavigation` says whether it begins a stack that screens can be pushed on.
  public mutating func presentCover(
    _ screen: Element.Screen,
    withNavigation: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    present(
      screen, style: .cover(withNavigation: withNavigation),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Adds a screen on top, shown in a style.
  ///
  /// If the routes hold a screen with its id, that is reported and nothing changes.
  public mutating func present(
    _ screen: Element.Screen,
    style: RouteStyle,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let route = Element(screen: screen, style: style)
    if _append(route) { return }
    RouteMisuse.sameID("\(Self._screenID(of: route))").report(
      at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Pops the top screen, which must have been pushed, and pushes another in one step.
  public mutating func popAndPush(
    _ screen: Element.Screen,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard pop(fileID: fileID, filePath: filePath, line: line, column: column) else { return }
    push(screen, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Replaces the top screen with a new one, shown in the same style.
  public mutating func replace(
    with screen: Element.Screen,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let style = last?._route.style ?? .root()
    if !isEmpty { _remove((count - 1)..<count) }
    present(
      screen, style: style, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
