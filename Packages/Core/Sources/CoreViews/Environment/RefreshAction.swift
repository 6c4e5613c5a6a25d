/// Reloads the content around: `@Environment(\.refresh) var refresh`.
public struct RefreshAction {
  let source: RefreshSource

  /// Reloads the content, and returns when that is done.
  public nonisolated(nonsending) func callAsFunction() async { await source.action() }
}
