public import Core
import Effects
import Foundation
import Hosts

extension LaunchOptions {
  /// Serves a feature to browsers, whose sessions outlive the process.
  ///
  /// - Parameters:
  ///   - initial: The state of a person who is new.
  ///   - places: The places that the address bar shows.
  ///   - store: Makes the store of a session.
  ///   - view: Makes the view of the store.
  /// - Throws: An `ExitCode` unless the server ends as it was told to.
  @MainActor
  public func serve<State: Codable & SendableMetatype, Action, Content: View & SendableMetatype>(
    _ initial: @escaping @Sendable () -> State,
    places: NamedPlaces<State>,
    store: @escaping @Sendable (State) -> Store<State, Action>,
    view: @escaping @Sendable (Store<State, Action>) -> Content
  ) async throws {
    try prepare()
    let views = ServedViews(isKept: true) { actor, start in
      var state = try start.archived.map { try Self.read($0) } ?? initial()
      do {
        if let place = start.place { try places.open(place, &state) }
      } catch {
        throw SessionRefusal.unknownPlace("\(error)")
      }
      let store = store(state)
      return ServedSession(
        views: ViewGraph(isolation: actor, view(store)),
        archived: { Array(try JSONEncoder().encode(store.withState { $0 })) },
        place: { store.withState(places.place) })
    }
    try check(await hostOptions.serve(views))
  }

  private static func read<State: Decodable>(_ bytes: [UInt8]) throws -> State {
    do {
      return try JSONDecoder().decode(State.self, from: Data(bytes))
    } catch {
      throw SessionRefusal.unreadable("\(error)")
    }
  }
}
