// What `withNavigation` was called before version 0.14 of TCACoordinators.

extension RouteStyle {
  public static func root(embedInNavigationView: Bool) -> Self {
    .root(withNavigation: embedInNavigationView)
  }

  public static func sheet(embedInNavigationView: Bool) -> Self {
    .sheet(withNavigation: embedInNavigationView)
  }

  public static func cover(embedInNavigationView: Bool) -> Self {
    .cover(withNavigation: embedInNavigationView)
  }

  /// Whether the screen begins a stack of its own.
  public var embedInNavigationView: Bool { withNavigation }
}

extension Route {
  public static func root(_ screen: Screen, embedInNavigationView: Bool) -> Self {
    .root(screen, withNavigation: embedInNavigationView)
  }

  public static func sheet(_ screen: Screen, embedInNavigationView: Bool) -> Self {
    .sheet(screen, withNavigation: embedInNavigationView)
  }

  public static func cover(_ screen: Screen, embedInNavigationView: Bool) -> Self {
    .cover(screen, withNavigation: embedInNavigationView)
  }

  /// Whether the screen begins a stack of its own.
  public var embedInNavigationView: Bool { withNavigation }
}

extension RouteCollection {
  /// Shows a screen in front of the top one.
  public mutating func presentSheet(
    _ screen: Element.Screen,
    embedInNavigationView: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    presentSheet(
      screen, withNavigation: embedInNavigationView,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Shows a screen that leaves nothing of the others to be seen.
  public mutating func presentCover(
    _ screen: Element.Screen,
    embedInNavigationView: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    presentCover(
      screen, withNavigation: embedInNavigationView,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
