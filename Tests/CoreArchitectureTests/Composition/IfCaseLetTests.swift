import Core
import Testing

@testable import CoreArchitecture

@Suite(.timeLimit(.minutes(20))) @MainActor struct IfCaseLetTests {
  let log = Log()

  func makeStore(_ state: Phase.State = .first(Child.State(id: 1))) -> StoreOf<Phase> {
    Store(initialState: state) { Phase(log: log) }
  }

  @Test func theChildRunsBeforeTheParent() {
    let store = makeStore()

    store.send(.first(.increment))

    #expect(store.state == .first(Child.State(id: 1, count: 1)))
    #expect(log.take() == ["child 1 increments", "parent"])
  }

  @Test func effectsEndWhenTheStateGoesToAnotherCase() async {
    let store = makeStore()
    let effects = store.send(.first(.start))

    store.send(.go(.second(Child.State(id: 1))))
    await effects.finish()

    #expect(log.take() == ["parent", "parent", "child 1 is cancelled"])
  }

  @Test func effectsEndWhenTheCaseHoldsAnotherChild() async {
    let store = makeStore()
    let effects = store.send(.first(.start))

    store.send(.go(.first(Child.State(id: 2))))
    await effects.finish()

    #expect(log.take() == ["parent", "parent", "child 1 is cancelled"])
  }

  @Test func anActionForAnotherCaseIsReported() {
    let store = makeStore(.second(Child.State()))

    let message = AbsentChild.ifCaseLet.message(
      action: Phase.Action.first(.increment), state: store.withState { $0 })

    withKnownIssue {
      _ = store.send(.first(.increment))
    } matching: { issue in
      issue.says(message)
    }
  }
}

@Reducer
struct Phase {
  @ObservableState
  @CasePathable
  enum State: Equatable {
    case first(Child.State)
    case second(Child.State)
  }

  enum Action {
    case first(Child.Action)
    case second(Child.Action)
    case go(State)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      log("parent")
      if case .go(let next) = action { state = next }
      return .none
    }
    .ifCaseLet(\.first, action: \.first) { Child(log: log) }
    .ifCaseLet(\.second, action: \.second) { Child(log: log) }
  }
}
