public import CoreCasePaths

/// A route's style as a case: `route.is(\.sheet)`, `route[case: \.push]`.
///
/// Embedding makes a route with a new identity, as the functions of the same names do.
extension Route: CasePathable {
  /// A case path for each style, whose value is the screen.
  public struct AllCasePaths {
    /// The path to the screen of a root.
    public var root: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .root($0) }, extract: { if case .root = $0.style { $0.content } else { nil } })
    }

    /// The path to the screen of a push.
    public var push: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .push($0) }, extract: { if case .push = $0.style { $0.content } else { nil } })
    }

    /// The path to the screen of a sheet.
    public var sheet: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .sheet($0) }, extract: { if case .sheet = $0.style { $0.content } else { nil } })
    }

    /// The path to the screen of a cover.
    public var cover: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .cover($0) }, extract: { if case .cover = $0.style { $0.content } else { nil } })
    }
  }

  /// The case paths that key paths such as `\.sheet` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
