extension RouteCollection {
  /// Whether screens can be pushed: whether the stack in front begins with one `withNavigation`.
  public var canPush: Bool {
    !isEmpty && self[frontRoot]._route.style.withNavigation
  }

  /// Shows a screen on top of the stack in front.
  public mutating func push(
    _ screen: Element.Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    present(
      screen, style: .push, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Shows a screen in front of the top one.
  /// - Parameter withNavigation: Whether it begins a stack that screens can be pushed on.
  public mutating func presentSheet(
    _ screen: Element.Screen,
    withNavigation: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    present(
      screen, style: .sheet(withNavigation: withNavigation),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Shows a screen that leaves nothing of the others to be seen.
  /// - Parameter withNavigation: Whether it begins a stack that screens can be pushed on.
  public mutating func presentCover(
    _ screen: Element.Screen,
    withNavigation: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    present(
      screen, style: .cover(withNavigation: withNavigation),
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Shows a screen in some style.
  ///
  /// Reported, and nothing happens, if the routes hold a screen with its id.
  public mutating func present(
    _ screen: Element.Screen,
    style: RouteStyle,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let route = Element(screen: screen, style: style)
    if _append(route) { return }
    RouteMisuse.sameID("\(Self._screenID(of: route))").report(
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Leaves the top screen, which was pushed, and pushes another in one step.
  public mutating func popAndPush(
    _ screen: Element.Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard pop(fileID: fileID, filePath: filePath, line: line, column: column) else { return }
    push(screen, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Puts a new screen in the place of the top one, shown in the same style.
  public mutating func replace(
    with screen: Element.Screen,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let style = last?._route.style ?? .root()
    if !isEmpty { _remove((count - 1)..<count) }
    present(
      screen, style: style, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
