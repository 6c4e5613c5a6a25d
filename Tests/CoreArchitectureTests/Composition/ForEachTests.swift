import Core
import Testing

@testable import CoreArchitecture

@Suite(.timeLimit(.minutes(20))) @MainActor struct ForEachTests {
  let log = Log()

  func makeStore() -> StoreOf<Rows> {
    Store(initialState: Rows.State(rows: [Child.State(id: 1), Child.State(id: 2)])) {
      Rows(log: log)
    }
  }

  @Test func theElementRunsBeforeTheParent() {
    let store = makeStore()

    store.send(.rows(.element(id: 2, action: .increment)))

    #expect(store.rows.map(\.count) == [0, 1])
    #expect(log.take() == ["child 2 increments", "parent"])
  }

  @Test func effectsComeBackToTheElementThatSentThem() async {
    let store = makeStore()

    await store.send(.rows(.element(id: 2, action: .incrementSoon))).finish()

    #expect(store.rows.map(\.count) == [0, 1])
  }

  @Test func onlyTheEffectsOfARemovedElementEnd() async {
    let store = makeStore()
    let first = store.send(.rows(.element(id: 1, action: .start)))
    let second = store.send(.rows(.element(id: 2, action: .start)))
    _ = log.take()

    store.send(.remove(id: 1))
    await first.finish()
    #expect(log.take() == ["parent", "child 1 is cancelled"])

    store.send(.remove(id: 2))
    await second.finish()
    #expect(log.take() == ["parent", "child 2 is cancelled"])
  }

  @Test func anElementCancelsOnlyItsOwnEffects() async {
    let store = makeStore()
    let first = store.send(.rows(.element(id: 1, action: .start)))
    let second = store.send(.rows(.element(id: 2, action: .start)))
    _ = log.take()

    store.send(.rows(.element(id: 2, action: .stop)))
    await second.finish()
    #expect(log.take() == ["parent", "child 2 is cancelled"])

    first.cancel()
    await first.finish()
    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Test func theParentCancelsTheEffectsOfAllElements() async {
    let store = makeStore()
    let first = store.send(.rows(.element(id: 1, action: .start)))
    let second = store.send(.rows(.element(id: 2, action: .start)))
    _ = log.take()

    store.send(.stopAll)
    await first.finish()
    await second.finish()

    #expect(Set(log.take()) == ["parent", "child 1 is cancelled", "child 2 is cancelled"])
  }

  @Test func anActionForAnAbsentElementIsReported() {
    let store = makeStore()

    let message = AbsentChild.forEach(id: "9").message(
      action: Rows.Action.rows(.element(id: 9, action: .increment)),
      state: store.withState { $0 })

    withKnownIssue {
      _ = store.send(.rows(.element(id: 9, action: .increment)))
    } matching: { issue in
      issue.says(message)
    }
    #expect(log.take() == ["parent"])
  }
}

@Reducer
struct Rows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Child.State>
  }

  enum Action {
    case rows(IdentifiedActionOf<Child>)
    case remove(id: Int)
    case stopAll
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      log("parent")
      switch action {
      case .remove(let id):
        state.rows.remove(id: id)
        return .none
      case .stopAll:
        return .cancel(id: Child.CancelID.work)
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Child(log: log) }
  }
}
