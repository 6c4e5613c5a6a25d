import Core
import Testing

/// What is found out with the first action of a case holds for the later ones.
@Suite(.timeLimit(.minutes(20))) @MainActor struct CaseDispatchTests {
  @Reducer
  struct Tally {
    struct State: Equatable { var count = 0 }
    enum Action { case add }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  struct Pair {
    struct State: Equatable {
      var left = Tally.State()
      var right: Tally.State? = Tally.State()
    }

    @CasePathable
    enum Side {
      case left(Tally.Action)
      case right(Tally.Action)
    }

    enum Action { case side(Side) }

    var body: some ReducerOf<Self> {
      Scope(state: \.left, action: \.side.left) { Tally() }
      EmptyReducer()
        .ifLet(\.right, action: \.side.right) { Tally() }
    }
  }

  @Test func operatorsOnPartsOfOneCaseAreEachAsked() {
    let store = Store(initialState: Pair.State()) { Pair() }

    store.send(.side(.left(.add)))
    store.send(.side(.right(.add)))
    store.send(.side(.right(.add)))

    #expect(store.withState { $0.left.count } == 1)
    #expect(store.withState { $0.right?.count } == 2)
  }

  @Test func anActionThatEndedNothingEndsEffectsThatHaveStartedSince() async {
    let log = Log()
    let store = Store(initialState: Sheet.State()) { Sheet(log: log) }
    store.send(.hide)
    store.send(.show(id: 1))
    let task = store.send(.page(.presented(.start)))

    store.send(.hide)
    await task.finish()

    #expect(log.take() == ["page 1 is cancelled"])
  }
}
