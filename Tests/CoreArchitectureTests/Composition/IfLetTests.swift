import Core
import Testing

@testable import CoreArchitecture

@Suite(.timeLimit(.minutes(20))) @MainActor struct IfLetTests {
  let log = Log()

  func makeStore(_ child: Child.State? = Child.State()) -> StoreOf<Maybe> {
    Store(initialState: Maybe.State(child: child)) { Maybe(log: log) }
  }

  @Test func theChildRunsBeforeTheParent() {
    makeStore().send(.child(.increment))

    #expect(log.take() == ["child 1 increments", "parent sees 1"])
  }

  @Test func effectsEndWhenTheChildGoes() async {
    let store = makeStore()
    let effects = store.send(.child(.start))

    store.send(.show(nil))
    await effects.finish()

    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Test func effectsEndWhenAnotherChildTakesThePlace() async {
    let store = makeStore()
    let effects = store.send(.child(.start))

    store.send(.show(Child.State(id: 2)))
    await effects.finish()

    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Test func effectsGoOnWhileTheChildChangesButStaysTheSame() async {
    let store = makeStore()
    let effects = store.send(.child(.start))

    store.send(.show(Child.State(id: 1, count: 40)))
    store.send(.child(.increment))
    #expect(log.take() == ["child 1 increments", "parent sees 41"])

    store.send(.child(.stop))
    await effects.finish()
    #expect(log.take() == ["parent sees 41", "child 1 is cancelled"])
  }

  @Test func theParentCancelsWhatItsChildStarted() async {
    let store = makeStore()
    let effects = store.send(.child(.start))

    store.send(.stopChild)
    await effects.finish()

    #expect(log.take() == ["child 1 is cancelled"])
  }

  @Test func theChildDoesNotCancelWhatItsParentStarted() async {
    let store = makeStore()
    let parents = store.send(.start)
    let childs = store.send(.child(.start))

    store.send(.child(.stop))
    await childs.finish()
    #expect(log.take() == ["parent sees 0", "child 1 is cancelled"])

    store.send(.stopChild)
    await parents.finish()
    #expect(log.take() == ["parent is cancelled"])
  }

  @Test func anActionWithoutAChildIsReported() {
    let store = makeStore(nil)

    let message = AbsentChild.ifLet.message(
      action: Maybe.Action.child(.increment), state: store.withState { $0 })

    withKnownIssue {
      _ = store.send(.child(.increment))
    } matching: { issue in
      issue.says(message)
    }
    #expect(log.take() == ["parent sees nothing"])
  }
}

@Reducer
struct Maybe {
  @ObservableState
  struct State: Equatable {
    var child: Child.State?
  }

  enum Action {
    case child(Child.Action)
    case show(Child.State?)
    case start
    case stopChild
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.start):
        return .none
      case .child:
        log("parent sees \(state.child.map { "\($0.count)" } ?? "nothing")")
        return .none
      case .show(let child):
        state.child = child
        return .none
      case .start:
        return .untilCancelled("parent", log).cancellable(id: Child.CancelID.work)
      case .stopChild:
        return .cancel(id: Child.CancelID.work)
      }
    }
    .ifLet(\.child, action: \.child) { Child(log: log) }
  }
}
