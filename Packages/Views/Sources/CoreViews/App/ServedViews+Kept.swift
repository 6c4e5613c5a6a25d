@_spi(Views) public import CoreArchitecture
internal import Foundation

/// What is kept of a session between its lives.
private struct Kept<State: Codable>: Codable {
  let state: State
  let scene: SceneArchive
}

/// What a session is made of, for those who make it otherwise.
package protocol SessionParts<State, Action, Content>: Sendable {
  associatedtype State: SendableMetatype
  associatedtype Action
  associatedtype Content: View & SendableMetatype

  /// Makes the store of a person who is new.
  var store: @Sendable () -> Store<State, Action> { get }
  /// Makes the view of a store.
  var view: @Sendable (Store<State, Action>) -> Content { get }
}

private struct StoreParts<State: SendableMetatype, Action, Content: View & SendableMetatype>:
  SessionParts
{
  let store: @Sendable () -> Store<State, Action>
  let view: @Sendable (Store<State, Action>) -> Content
}

extension ServedViews {
  /// The views of a store, whose state is kept together with the values of `@SceneStorage`.
  ///
  /// - Parameters:
  ///   - initial: The state of a person who is new.
  ///   - place: Returns the place that a state shows; nil if places have no names.
  ///   - open: Goes to a place; throws why it cannot be shown, for a person to read.
  ///   - store: Makes the store of a session.
  ///   - view: Makes the view of the store.
  public init<State: Codable & SendableMetatype, Action, Content: View & SendableMetatype>(
    keeping initial: @escaping @Sendable () -> State,
    place: (@Sendable (State) -> String)? = nil,
    open: @escaping @Sendable (String, inout State) throws -> Void = { place, _ in
      throw SessionRefusal.onlyStart(instead: place)
    },
    store: @escaping @Sendable (State) -> Store<State, Action>,
    view: @escaping @Sendable (Store<State, Action>) -> Content
  ) {
    self.init(isKept: true) { actor, start in
      let kept = try start.archived.map { try Self.read(Kept<State>.self, from: $0) }
      var state = kept?.state ?? initial()
      do {
        if let place = start.place { try open(place, &state) }
      } catch let refusal as SessionRefusal {
        throw refusal
      } catch {
        throw SessionRefusal.unknownPlace("\(error)")
      }
      let store = store(state)
      let graph = ViewGraph(
        isolation: actor, restoring: kept?.scene, isRehearsal: start.isRehearsal, view(store))
      var session = ServedSession(
        views: graph,
        archived: {
          let kept = Kept(state: store.withState { $0 }, scene: graph.sceneArchive)
          return Array(try JSONEncoder().encode(kept))
        },
        place: place.map { place in { store.withState(place) } })
      session.isAtRest = { store.isAtRest && graph.isAtRest && store.withState(Self.survives) }
      return session
    }
    parts = StoreParts(store: { store(initial()) }, view: view)
  }

  /// The views of a store, whose state is not kept.
  @_spi(Hosts) public init<State: SendableMetatype, Action, Content: View & SendableMetatype>(
    of store: @escaping @Sendable () -> Store<State, Action>,
    view: @escaping @Sendable (Store<State, Action>) -> Content
  ) {
    self.init { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, view(store())))
    }
    parts = StoreParts(store: store, view: view)
  }

  /// Whether a state that is read from what was written of it is equal; true for those that cannot
  /// be compared.
  private static func survives<State: Codable>(_ state: State) -> Bool {
    guard let state = state as? any Codable & Equatable else { return true }
    func isKept<Kept: Codable & Equatable>(_ state: Kept) throws -> Bool {
      try JSONDecoder().decode(Kept.self, from: JSONEncoder().encode(state)) == state
    }
    return (try? isKept(state)) == true
  }

  private static func read<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws(SessionRefusal) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw .unreadable("\(error)")
    }
  }
}

extension SessionRefusal {
  /// There are no places with names.
  public static func onlyStart(instead place: String) -> Self {
    .unknownPlace(ownText("\(place) is no page here: there is one, the start."))
  }
}
