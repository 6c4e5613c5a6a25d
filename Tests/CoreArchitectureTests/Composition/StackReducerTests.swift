import Core
import Testing

@Reducer
private struct Flow {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Sheet.Page.State>()
  }

  enum Action {
    case push(id: Int)
    case popAll
    case path(StackActionOf<Sheet.Page>)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .push(let id): state.path.append(Sheet.Page.State(id: id))
      case .popAll: state.path.removeAll()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Sheet.Page(log: log) }
  }
}

@Suite(.timeLimit(.minutes(20))) @MainActor struct StackReducerTests {
  private let log = Log()

  private func makeStore(screens: Int = 3) -> StoreOf<Flow> {
    let store = Store(initialState: Flow.State()) { Flow(log: log) }
    for id in 0..<screens { store.send(.push(id: id)) }
    return store
  }

  @Test func runsTheScreenWithTheID() {
    let store = makeStore()

    store.send(.path(.element(id: store.path.ids[1], action: .increment)))

    #expect(store.path.map(\.count) == [0, 1, 0])
    #expect(store.path[1].knowsItIsPresented)
  }

  @Test func poppingAScreenPopsAllAboveAndEndsTheirEffects() async {
    let store = makeStore()
    let ids = store.path.ids
    let tasks = ids.map { store.send(.path(.element(id: $0, action: .start))) }

    store.send(.path(.popFrom(id: ids[1])))
    await tasks[1].finish()
    await tasks[2].finish()

    #expect(store.path.ids == [ids[0]])
    #expect(Set(log.take()) == ["page 1 is cancelled", "page 2 is cancelled"])

    store.send(.popAll)
    await tasks[0].finish()
    #expect(log.take() == ["page 0 is cancelled"])
  }

  @Test func aScreenDismissesItselfAndWhatIsAbove() async {
    let store = makeStore()
    let ids = store.path.ids

    await store.send(.path(.element(id: ids[1], action: .close))).finish()

    #expect(store.path.ids == [ids[0]])
  }

  @Test func pushingByActionKeepsTheGivenID() {
    let store = makeStore(screens: 0)

    store.send(.path(.push(id: 0, state: Sheet.Page.State(id: 9))))
    store.send(.push(id: 10))

    #expect(store.path[id: 0]?.id == 9)
    #expect(store.path[id: 1]?.id == 10)
  }

  @Test func pushingUnderATakenIDIsReportedAndChangesNothing() {
    let store = makeStore(screens: 1)
    let id = store.path.ids[0]

    withKnownIssue {
      store.send(.path(.push(id: id, state: Sheet.Page.State(id: 9))))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.hasPrefix(
          """
          A screen was pushed under the id #0, which the stack already holds.

            Action:
              Flow.Action.path(.push(id: #0, state: …))
            Ids of the stack, from its root on:
              #0

          """)
      }
    }
    #expect(store.path.map(\.id) == [0])
  }

  @Test(arguments: [true, false])
  func anActionForAnAbsentScreenIsReported(isPop: Bool) {
    let store = makeStore(screens: 0)

    withKnownIssue {
      store.send(.path(isPop ? .popFrom(id: 5) : .element(id: 5, action: .increment)))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("no screen with id #5") && $0.rawValue.contains("pop") == isPop
      }
    }
  }
}
