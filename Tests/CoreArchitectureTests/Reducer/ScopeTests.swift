import Core
import Testing

@testable import CoreArchitecture

@Suite(.timeLimit(.minutes(20))) @MainActor struct ScopeTests {
  let log = Log()

  @Test func runsTheChildOnItsPartOfTheState() {
    let store = Store(initialState: Pair.State()) { Pair(log: log) }

    store.send(.left(.increment))
    store.send(.right(.increment))
    store.send(.right(.increment))

    #expect(store.left.count == 1)
    #expect(store.right.count == 2)
  }

  @Test func reducersRunInTheOrderInWhichTheyAreListed() {
    let store = Store(initialState: Pair.State()) { Pair(log: log) }

    store.send(.right(.increment))

    #expect(log.take() == ["before", "child 2 increments", "after"])
  }

  @Test func embedsWhatTheChildsEffectsSend() async {
    let store = Store(initialState: Pair.State()) { Pair(log: log) }

    await store.send(.left(.incrementSoon)).finish()

    #expect(store.left.count == 1)
  }

  @Test func runsTheChildOfACase() {
    var state = Session.State.guest(Child.State(id: 1))

    _ = Session(log: log).body.reduce(into: &state, action: .guest(.increment))

    #expect(state == .guest(Child.State(id: 1, count: 1)))
  }

  @Test func anActionForAnotherCaseIsReported() {
    let store = Store(initialState: .member(Child.State())) { Session(log: log) }

    let message = AbsentChild.scope.message(
      action: Session.Action.guest(.increment), state: store.withState { $0 })

    withKnownIssue {
      _ = store.send(.guest(.increment))
    } matching: { issue in
      issue.says(message)
    }
  }
}

@Reducer
struct Pair {
  @ObservableState
  struct State: Equatable {
    var left = Child.State(id: 1)
    var right = Child.State(id: 2)
  }

  enum Action {
    case left(Child.Action)
    case right(Child.Action)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      log("before")
      return .none
    }
    Scope(state: \.left, action: \.left) { Child(log: log) }
    Scope(state: \.right, action: \.right) { Child(log: log) }
    Reduce { _, _ in
      log("after")
      return .none
    }
  }
}

@Reducer
struct Session {
  @ObservableState
  @CasePathable
  enum State: Equatable {
    case guest(Child.State)
    case member(Child.State)
  }

  enum Action {
    case guest(Child.Action)
    case member(Child.Action)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Scope(state: \.guest, action: \.guest) { Child(log: log) }
    Scope(state: \.member, action: \.member) { Child(log: log) }
  }
}
