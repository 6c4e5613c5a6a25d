public import Core
import Hosts

extension LaunchOptions {
  /// Serves a feature to browsers, whose sessions outlive the process.
  ///
  /// - Parameters:
  ///   - initial: The state of a person who is new.
  ///   - places: The places that the address bar shows; nil if it shows none.
  ///   - store: Makes the store of a session.
  ///   - view: Makes the view of the store.
  /// - Throws: An `ExitCode` unless the server ends as it was told to.
  @MainActor
  public func serve<State: Codable & SendableMetatype, Action, Content: View & SendableMetatype>(
    _ initial: @escaping @Sendable () -> State,
    places: NamedPlaces<State>? = nil,
    store: @escaping @Sendable (State) -> Store<State, Action>,
    view: @escaping @Sendable (Store<State, Action>) -> Content
  ) async throws {
    try prepare()
    let views =
      if let places {
        ServedViews(
          keeping: initial, place: places.place, open: places.open, store: store, view: view)
      } else {
        ServedViews(keeping: initial, store: store, view: view)
      }
    try check(await hostOptions.serve(views))
  }
}
