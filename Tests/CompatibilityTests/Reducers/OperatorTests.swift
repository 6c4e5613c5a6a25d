import ComposableArchitecture
import Foundation
import Testing

@Reducer
private struct Scores {
  @ObservableState
  struct State: Equatable {
    var score = 0
    var best = 0
    var log: [String] = []
    var child: Gate.State?
    var phase: Waterway.State = .drained
    var rows: IdentifiedArrayOf<Order.State> = []
  }
  enum Action {
    case add(Int)
    case child(Gate.Action)
    case phase(Waterway.Action)
    case rows(IdentifiedActionOf<Order>)
    case logged
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.phase, action: \.phase) { Waterway() }
    Reduce { state, action in
      if case .add(let points) = action { state.score += points }
      return .none
    }
    .onChange(of: \.score) { old, new in
      Reduce { state, _ in
        state.best = max(state.best, new)
        state.log.append("\(old) → \(new)")
        return .send(.logged)
      }
    }
    .onChange(of: \.score, removeDuplicates: { $0 / 10 == $1 / 10 }) { _, _ in
      Reduce { state, _ in
        state.log.append("tens")
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Gate() }
    .forEach(\.rows, action: \.rows) { Order() }
  }
}

@MainActor
struct OperatorTests {
  @Test func changesRunFurtherReducers() async {
    let store = TestStore(initialState: Scores.State()) { Scores() }
    await store.send(.add(5)) {
      $0.score = 5
      $0.best = 5
      $0.log = ["0 → 5"]
    }
    await store.receive(\.logged)
    await store.send(.add(0))
    await store.send(.add(7)) {
      $0.score = 12
      $0.best = 12
      $0.log += ["5 → 12", "tens"]
    }
    await store.receive(\.logged)
  }

  @Test func actionsForAbsentChildrenAreReported() async {
    let store = TestStore(initialState: Scores.State()) { Scores() }
    await withKnownIssue { await store.send(.child(.leverPulled)) }
    await withKnownIssue { await store.send(.phase(.shut(.leverPulled))) }
    await withKnownIssue {
      await store.send(.rows(.element(id: UUID(0), action: .binding(.set(\.isBaked, true)))))
    }
  }

  @Test func printersSeeEachAction() {
    let labels = LockIsolated<[String]>([])
    let store = Store(initialState: Scores.State()) {
      Scores()._printChanges(
        _ReducerPrinter { action, oldState, newState in
          labels.withValue { $0.append("\(oldState.score) \(newState.score)") }
        })
    }
    store.send(.add(1))
    #expect(labels.value.first == "0 1")
    let labelled: _PrintChangesReducer<Gate> = Gate()._printChanges(.actionLabels)
    let quiet = Store(initialState: Gate.State()) { labelled }
    quiet.send(.leverPulled)
    #expect(quiet.movements == 1)
  }
}
