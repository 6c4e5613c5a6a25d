/// Empties a search field: `@Environment(\.dismissSearch) var dismissSearch`.
public struct DismissSearchAction {
  let perform: () -> Void

  init(_ perform: @escaping () -> Void) { self.perform = perform }

  /// Empties the search field around the view; does nothing without one.
  public func callAsFunction() { perform() }
}
