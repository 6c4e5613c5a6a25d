public import Core
import Hosts

extension LaunchOptions {
  /// Serves a feature to browsers, whose sessions outlive the process.
  ///
  /// - Parameters:
  ///   - initial: The state of a person who is new.
  ///   - place: Returns the place for the address bar, such as `/tab/b`; nil if it shows none.
  ///   - open: Goes to a place; throws what is wrong with it, in words for a person.
  ///   - store: Makes the store of a session.
  ///   - view: Makes the view of the store.
  /// - Throws: An `ExitCode` unless the server ends as it was told to.
  @MainActor
  public func serve<State: Codable & SendableMetatype, Action, Content: View & SendableMetatype>(
    _ initial: @escaping @Sendable () -> State,
    place: (@Sendable (State) -> String)? = nil,
    open: @escaping @Sendable (String, inout State) throws -> Void = { place, _ in
      throw SessionRefusal.onlyStart(instead: place)
    },
    store: @escaping @Sendable (State) -> Store<State, Action>,
    view: @escaping @Sendable (Store<State, Action>) -> Content
  ) async throws {
    try prepare()
    if showsPreviews { return try await showPreviews() }
    let views = ServedViews(keeping: initial, place: place, open: open, store: store, view: view)
    try check(await hostOptions.serve(views))
  }
}
