import Core
import Testing

private struct Wind: DependencyKey {
  var knots: Int
  static let liveValue = Wind(knots: 0)
  static let testValue = Wind(knots: 0)
}

extension DependencyValues {
  fileprivate var wind: Wind {
    get { self[Wind.self] }
    set { self[Wind.self] = newValue }
  }
}

/// Which dependencies effects run with, and which the reducers that they send to.
@Suite(.timeLimit(.minutes(20))) @MainActor struct EffectDependencyTests {
  /// Notes the wind that its reducer feels at each action.
  private struct Sail: Reducer {
    enum Action: Sendable {
      case run(Int)
      case felt(Int)
    }

    let effects: [Effect<Action>]
    @Dependency(\.wind.knots) var knots

    func reduce(into state: inout [String], action: Action) -> Effect<Action> {
      switch action {
      case .run(let index):
        state.append("reducer \(knots)")
        return effects[index]
      case .felt(let value):
        state.append("effect \(value), reducer \(knots)")
        return .none
      }
    }
  }

  private nonisolated static func feel() -> Int {
    @Dependency(\.wind.knots) var knots
    return knots
  }

  private func blowing<Result>(_ knots: Int, _ operation: () -> Result) -> Result {
    var result: Result?
    withDependencies {
      $0.wind.knots = knots
    } operation: {
      result = operation()
    }
    return result!
  }

  private func store(_ effects: Effect<Sail.Action>...) -> Store<[String], Sail.Action> {
    Store(initialState: []) { Sail(effects: effects) }
  }

  @Test func whatIsOverriddenAroundAnEffectDoesNotReachTheReducerThatItSendsTo() async {
    let effect = blowing(7) {
      Effect<Sail.Action>.run { send in await send(.felt(Self.feel())) }
    }
    let store = store(effect)

    await store.send(.run(0)).finish()

    #expect(store.withState { $0 } == ["reducer 0", "effect 7, reducer 0"])
  }

  @Test func whatIsOverriddenAroundASendReachesNeitherReducerNorEffect() async {
    let store = store(.run { send in await send(.felt(Self.feel())) })

    await blowing(9) { store.send(.run(0)) }.finish()

    #expect(store.withState { $0 } == ["reducer 0", "effect 0, reducer 0"])
  }

  @Test func whatTheSendingEffectHasIsNotWhatTheNextOneGets() async {
    let first = blowing(5) { Effect<Sail.Action>.run { send in await send(.run(1)) } }
    let store = store(
      first,
      .run { send in await send(.felt(Self.feel())) })

    await store.send(.run(0)).finish()

    #expect(store.withState { $0 } == ["reducer 0", "reducer 0", "effect 0, reducer 0"])
  }

  @Test func aStoresOwnDependenciesHoldWhereverItIsUsed() async {
    let effect = Effect<Sail.Action>.run { send in await send(.felt(Self.feel())) }
    let store = Store<[String], Sail.Action>(initialState: []) {
      Sail(effects: [effect])
    } withDependencies: {
      $0.wind.knots = 3
    }

    await blowing(9) { store.send(.run(0)) }.finish()

    #expect(store.withState { $0 } == ["reducer 3", "effect 0, reducer 3"])
  }

  @Test func aMappedActionIsMadeWithTheDependenciesAroundTheMap() async {
    let sent = blowing(7) { Effect<Void>.send(()).map { Sail.Action.felt(Self.feel()) } }
    let merged = blowing(8) {
      Effect<Void>.merge(.send(()), .none, .send(())).map { Sail.Action.felt(Self.feel()) }
    }
    let store = store(sent, merged)

    await store.send(.run(0)).finish()
    await blowing(1) { store.send(.run(1)) }.finish()

    #expect(
      store.withState { $0 } == [
        "reducer 0", "effect 7, reducer 0",
        "reducer 0", "effect 8, reducer 0", "effect 8, reducer 0",
      ])
  }

  @Test func aMappedActionOfARunningEffectIsMadeWithWhatTheEffectHas() async {
    let run = blowing(7) {
      Effect<Void>.run { send in await send(()) }.map { Sail.Action.felt(Self.feel()) }
    }
    let inner = blowing(4) { Effect<Void>.run { send in await send(()) } }
    let store = store(run, blowing(6) { inner.map { Sail.Action.felt(Self.feel()) } })

    await store.send(.run(0)).finish()
    await store.send(.run(1)).finish()

    #expect(
      store.withState { $0 } == [
        "reducer 0", "effect 7, reducer 0", "reducer 0", "effect 4, reducer 0",
      ])
  }

  @Test func whatFollowsARunningEffectIsMappedWithTheDependenciesAroundTheMap() async {
    let effect = blowing(7) {
      Effect<Void>.concatenate(.run { _ in }, .send(())).map { Sail.Action.felt(Self.feel()) }
    }
    let store = store(effect)

    await store.send(.run(0)).finish()

    #expect(store.withState { $0 } == ["reducer 0", "effect 7, reducer 0"])
  }
}
