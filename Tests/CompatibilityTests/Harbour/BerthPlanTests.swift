import ComposableArchitecture
import Testing

/// Asks whether a ship may have a berth, and throws why it may not.
private typealias Rule = @Sendable (_ berth: Character, _ ship: String?) async throws -> Void

/// A berth that a ship wants.
///
/// It shows a request at once, and undoes it if the harbour master refuses.
@Reducer
private struct Berth {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Character
    var ship: String?
    var isHeld = false
    @Presents var notice: AlertState<Never>?
  }

  enum Action {
    case requested(by: String?)
    case ruled(Result<Void, any Error>, previous: String?)
    case notice(PresentationAction<Never>)
  }

  struct Ruling: Hashable {
    let berth: Character
  }

  var rule: Rule = { _, _ in }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .requested(let ship):
        let previous = state.ship
        state.ship = ship
        state.isHeld = true
        return .run { [id = state.id] send in
          do {
            try await rule(id, ship)
            await send(.ruled(.success(()), previous: previous))
          } catch {
            await send(.ruled(.failure(error), previous: previous))
          }
        }
        .cancellable(id: Ruling(berth: state.id), cancelInFlight: true)
      case .ruled(.success, _):
        state.isHeld = false
        return .none
      case .ruled(.failure(let error), let previous):
        state.isHeld = false
        state.ship = previous
        state.notice = AlertState { TextState("Berth \(String(state.id)): \("\(error)")") }
        return .none
      case .notice:
        return .none
      }
    }
    .ifLet(\.$notice, action: \.notice)
  }
}

/// All berths of a quay; two of them can trade their ships in one action.
@Reducer
private struct BerthPlan {
  @ObservableState
  struct State: Equatable {
    var berths: IdentifiedArrayOf<Berth.State>

    static let quay = State(berths: [
      Berth.State(id: "A", ship: "Avocet"), Berth.State(id: "B", ship: "Bittern"),
      Berth.State(id: "C"),
    ])
  }

  enum Action {
    case berths(IdentifiedActionOf<Berth>)
    case traded(Character, Character)
  }

  var rule: Rule = { _, _ in }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .traded(let one, let other) = action else { return .none }
      let ships = (state.berths[id: one]?.ship, state.berths[id: other]?.ship)
      return .concatenate(
        .send(.berths(.element(id: one, action: .requested(by: ships.1)))),
        .send(.berths(.element(id: other, action: .requested(by: ships.0)))))
    }
    .forEach(\.berths, action: \.berths) { Berth(rule: rule) }
  }
}

private struct TooShallow: Error, CustomStringConvertible {
  var description: String { "too shallow" }
}

@MainActor
struct BerthPlanTests {
  @Test func grantedBerthKeepsItsShip() async {
    let store = TestStore(initialState: BerthPlan.State.quay) { BerthPlan() }
    await store.send(\.berths[id: "C"].requested, "Curlew") {
      $0.berths[id: "C"]?.ship = "Curlew"
      $0.berths[id: "C"]?.isHeld = true
    }
    await store.receive(\.berths[id: "C"].ruled) { $0.berths[id: "C"]?.isHeld = false }
  }

  @Test func refusedBerthGoesBackAndSaysWhy() async {
    let store = TestStore(initialState: BerthPlan.State.quay) {
      BerthPlan { _, _ in throw TooShallow() }
    }
    await store.send(.berths(.element(id: "A", action: .requested(by: nil)))) {
      $0.berths[0].ship = nil
      $0.berths[0].isHeld = true
    }
    await store.receive(\.berths[id: "A"].ruled) {
      $0.berths[0].ship = "Avocet"
      $0.berths[0].isHeld = false
      $0.berths[0].notice = AlertState { TextState("Berth A: too shallow") }
    }
    await store.send(.berths(.element(id: "A", action: .notice(.dismiss)))) {
      $0.berths[0].notice = nil
    }
  }

  @Test func newRequestTakesThePlaceOfTheOneBefore() async {
    let store = TestStore(initialState: BerthPlan.State.quay) {
      BerthPlan { _, ship in if ship == "Dunlin" { try await Task.never() } }
    }
    await store.send(\.berths[id: "C"].requested, "Dunlin") {
      $0.berths[id: "C"] = Berth.State(id: "C", ship: "Dunlin", isHeld: true)
    }
    await store.send(\.berths[id: "C"].requested, "Egret") { $0.berths[id: "C"]?.ship = "Egret" }
    await store.receive(\.berths[id: "C"].ruled) { $0.berths[id: "C"]?.isHeld = false }
  }

  @Test func tradeIsTwoRequestsInTheirOrder() async {
    let store = TestStore(initialState: BerthPlan.State.quay) { BerthPlan() }
    store.exhaustivity = .off
    await store.send(.traded("A", "B"))
    await store.receive(\.berths[id: "A"].requested, "Bittern")
    await store.receive(\.berths[id: "B"].requested, "Avocet")
    await store.finish()
    await store.skipReceivedActions()
    #expect(store.state.berths.map(\.ship) == ["Bittern", "Avocet", nil])
    #expect(store.state.berths.filter(\.isHeld).isEmpty)
  }
}
