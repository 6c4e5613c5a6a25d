import Core
import Testing

@Reducer
private struct Coordinator {
  @ObservableState
  struct State: Equatable {
    var routes: IdentifiedArrayOf<Route<Sheet.Page.State>> = [.root(Sheet.Page.State(id: 0))]
  }

  enum Action {
    case change(@Sendable (inout IdentifiedArrayOf<Route<Sheet.Page.State>>) -> Void)
    case router(IdentifiedRouterActionOf<Sheet.Page>)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .change(let change) = action { change(&state.routes) }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { Sheet.Page(log: log) }
  }
}

@Suite(.timeLimit(.minutes(20))) @MainActor struct IdentifiedRouterReducerTests {
  private let log = Log()

  private func makeStore() -> StoreOf<Coordinator> {
    let store = Store(initialState: Coordinator.State()) { Coordinator(log: log) }
    store.send(
      .change { routes in
        for id in 1...3 { routes.push(Sheet.Page.State(id: id)) }
      })
    return store
  }

  @Test func runsTheScreenWithTheID() {
    let store = makeStore()
    store.send(.router(.routeAction(id: 2, action: .increment)))
    #expect(store.routes.map(\.screen.count) == [0, 0, 1, 0])
    #expect(store.routes[id: 2]?.screen.knowsItIsPresented == true)
  }

  @Test func aScreenWithTheSameIDStaysAndTheOthersEnd() async {
    let store = makeStore()
    let tasks = (0...3).map { store.send(.router(.routeAction(id: $0, action: .start))) }
    store.send(.change { $0 = [.root(Sheet.Page.State(id: 0)), .push(Sheet.Page.State(id: 3))] })
    await tasks[1].finish()
    await tasks[2].finish()
    #expect(Set(log.take()) == ["page 1 is cancelled", "page 2 is cancelled"])
    store.send(.change { $0.removeAll() })
    await tasks[0].finish()
    await tasks[3].finish()
  }

  @Test func aScreenThatWasTheRootDismissesItselfOnceItIsNot() async {
    let store = makeStore()
    let running = store.send(.router(.routeAction(id: 0, action: .start)))
    store.send(.change { $0 = [.root(Sheet.Page.State(id: 9)), .push(Sheet.Page.State(id: 0))] })

    await store.send(.router(.routeAction(id: 0, action: .close))).finish()
    await running.finish()

    #expect(store.routes.map(\.id) == [9])
    #expect(log.take() == ["page 0 is cancelled"])
  }

  @Test func aScreenThatHasBecomeTheRootHasNobodyToDismissIt() async {
    let store = makeStore()
    let running = store.send(.router(.routeAction(id: 1, action: .start)))
    store.send(.change { $0 = [.root(Sheet.Page.State(id: 1)), .push(Sheet.Page.State(id: 2))] })

    await withKnownIssue {
      await store.send(.router(.routeAction(id: 1, action: .close))).finish()
    } matching: {
      $0.description.contains("A feature that is not presented asked to be dismissed.")
    }

    #expect(store.routes.map(\.id) == [1, 2])
    running.cancel()
    await running.finish()
  }

  @Test func aScreenDismissesItselfAndWhatIsAbove() async {
    let store = makeStore()
    await store.send(.router(.routeAction(id: 2, action: .close))).finish()
    #expect(store.routes.map(\.id) == [0, 1])
  }

  @Test func aDismissalOfAScreenThatHasGoneIsReported() {
    let store = makeStore()
    withKnownIssue {
      store.send(.router(.dismiss(id: 9)))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no screen with id 9") }
    }
  }
}
