public import CoreCasePaths

/// A route's style as a case: `route.is(\.sheet)`, `route[case: \.push]`.
///
/// Embedding makes a new screen, as the functions of the same names do.
extension Route: CasePathable {
  public struct AllCasePaths {
    public var root: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .root($0) }, extract: { if case .root = $0.style { $0.content } else { nil } })
    }

    public var push: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .push($0) }, extract: { if case .push = $0.style { $0.content } else { nil } })
    }

    public var sheet: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .sheet($0) }, extract: { if case .sheet = $0.style { $0.content } else { nil } })
    }

    public var cover: AnyCasePath<Route, Screen> {
      AnyCasePath(
        embed: { .cover($0) }, extract: { if case .cover = $0.style { $0.content } else { nil } })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
