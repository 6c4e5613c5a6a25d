// The older spelling of `withNavigation`, from before version 0.14 of TCACoordinators.

extension RouteStyle {
  /// The style of a root; use `root(withNavigation:)` in new code.
  public static func root(embedInNavigationView: Bool) -> Self {
    .root(withNavigation: embedInNavigationView)
  }

  /// The style of a sheet; use `sheet(withNavigation:)` in new code.
  public static func sheet(embedInNavigationView: Bool) -> Self {
    .sheet(withNavigation: embedInNavigationView)
  }

  /// The style of a cover; use `cover(withNavigation:)` in new code.
  public static func cover(embedInNavigationView: Bool) -> Self {
    .cover(withNavigation: embedInNavigationView)
  }

  /// Whether the screen begins a stack of its own; use `withNavigation` in new code.
  public var embedInNavigationView: Bool { withNavigation }
}

extension Route {
  /// A route with the first screen; use `root(_:withNavigation:)` in new code.
  public static func root(_ screen: Screen, embedInNavigationView: Bool) -> Self {
    .root(screen, withNavigation: embedInNavigationView)
  }

  /// A route with a screen in a sheet; use `sheet(_:withNavigation:)` in new code.
  public static func sheet(_ screen: Screen, embedInNavigationView: Bool) -> Self {
    .sheet(screen, withNavigation: embedInNavigationView)
  }

  /// A route with a screen in a cover; use `cover(_:withNavigation:)` in new code.
  public static func cover(_ screen: Screen, embedInNavigationView: Bool) -> Self {
    .cover(screen, withNavigation: embedInNavigationView)
  }

  /// Whether the screen begins a stack of its own; use `withNavigation` in new code.
  public var embedInNavigationView: Bool { withNavigation }
}

extension RouteCollection {
  /// Presents a screen as a sheet in front of the top one; today the parameter is `withNavigation`.
  public mutating func presentSheet(
    _ screen: Element.Screen,
    embedInNavigationView: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    presentSheet(
      screen, withNavigation: embedInNavigationView,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presents a screen that covers all others; today the parameter is `withNavigation`.
  public mutating func presentCover(
    _ screen: Element.Screen,
    embedInNavigationView: Bool,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    presentCover(
      screen, withNavigation: embedInNavigationView,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
