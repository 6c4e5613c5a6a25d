import Core
import Testing

/// Screens that count, wait until they are cancelled, call back later, and dismiss themselves.
@Reducer
private struct Coordinator {
  @Reducer
  struct Screen {
    @ObservableState
    enum State: Equatable {
      case page(Sheet.Page.State)
      case other(Sheet.Page.State)
    }

    enum Action {
      case page(Sheet.Page.Action)
      case other(Sheet.Page.Action)
    }

    let log: Log

    var body: some ReducerOf<Self> {
      Scope(state: \.page, action: \.page) { Sheet.Page(log: log) }
      Scope(state: \.other, action: \.other) { Sheet.Page(log: log) }
    }
  }

  @ObservableState
  struct State: Equatable {
    var routes: [Route<Screen.State>] = [.root(.page(Sheet.Page.State(id: 0)))]
    var seen: [Int] = []
  }

  enum Action {
    case change(@Sendable (inout [Route<Screen.State>]) -> Void)
    case router(IndexedRouterActionOf<Screen>)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change): change(&state.routes)
      case .router(.routeAction(let id, action: .page(.increment))): state.seen.append(id)
      case .router: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router) { Screen(log: log) }
  }
}

@Suite(.timeLimit(.minutes(20))) @MainActor struct RouterReducerTests {
  private let log = Log()

  private func makeStore(screens: Int = 4) -> StoreOf<Coordinator> {
    let store = Store(initialState: Coordinator.State()) { Coordinator(log: log) }
    store.send(
      .change { routes in
        for id in 1..<screens { routes.push(.page(Sheet.Page.State(id: id))) }
      })
    return store
  }

  private func counts(_ store: StoreOf<Coordinator>) -> [Int] {
    store.routes.map { $0.screen[case: \.page]?.count ?? -1 }
  }

  @Test func runsTheScreenAtThePositionBeforeTheCoordinator() {
    let store = makeStore()
    store.send(.router(.routeAction(id: 2, action: .page(.increment))))
    #expect(counts(store) == [0, 0, 1, 0])
    #expect(store.seen == [2])
  }

  @Test func screensThatLeaveEndTheirEffectsAndNoOthersDo() async {
    let store = makeStore()
    let tasks = (0..<4).map { store.send(.router(.routeAction(id: $0, action: .page(.start)))) }
    store.send(.change { $0.goBack(2) })
    await tasks[2].finish()
    await tasks[3].finish()
    #expect(Set(log.take()) == ["page 2 is cancelled", "page 3 is cancelled"])
    store.send(.change { $0.goBackToRoot() })
    await tasks[1].finish()
    #expect(log.take() == ["page 1 is cancelled"])
    store.send(.change { $0 = [.root(.page(Sheet.Page.State(id: 9)))] })
    await tasks[0].finish()
    #expect(log.take() == ["page 0 is cancelled"])
  }

  @Test func aScreenTakenOutFromBelowEndsItsOwnEffectsAndNotThoseAtItsFormerPosition() async {
    let store = makeStore()
    let tasks = (0..<4).map { store.send(.router(.routeAction(id: $0, action: .page(.start)))) }
    store.send(.change { $0.remove(at: 1) })
    await tasks[1].finish()
    #expect(log.take() == ["page 1 is cancelled"])
    store.send(.change { $0.removeAll() })
    for task in tasks { await task.finish() }
    #expect(log.take().count == 3)
  }

  @Test func anotherCaseIsAnotherScreen() async {
    let store = makeStore(screens: 2)
    let task = store.send(.router(.routeAction(id: 1, action: .page(.start))))
    store.send(.change { $0[1].screen = .other(Sheet.Page.State(id: 1)) })
    await task.finish()
    #expect(log.take() == ["page 1 is cancelled"])
  }

  @Test func aScreenThatMovesStillFindsItself() async {
    let store = makeStore(screens: 3)
    store.send(.change { $0.insert(.push(.page(Sheet.Page.State(id: 7))), at: 1) })
    await store.send(.router(.routeAction(id: 3, action: .page(.close)))).finish()
    #expect(store.routes.map { $0.screen[case: \.page]?.id } == [0, 7, 1])
  }

  @Test func aScreenThatMovesWhileItWaitsDismissesItselfAndWhatIsAbove() async {
    let store = makeStore(screens: 3)
    let closing = store.send(.router(.routeAction(id: 1, action: .page(.close))))
    store.send(.change { $0.insert(.push(.page(Sheet.Page.State(id: 7))), at: 1) })
    await closing.finish()
    #expect(store.routes.map { $0.screen[case: \.page]?.id } == [0, 7])
  }

  @Test func theSameRouteShownTwiceIsTwoScreens() async {
    let store = makeStore(screens: 2)
    store.send(.change { $0.append($0[1]) })
    let task = store.send(.router(.routeAction(id: 2, action: .page(.start))))
    let other = store.send(.router(.routeAction(id: 1, action: .page(.start))))
    store.send(.change { $0.goBack() })
    await task.finish()
    #expect(log.take() == ["page 1 is cancelled"])
    store.send(.change { $0.goBack() })
    await other.finish()
  }

  @Test func goingBackByTheUserIsCarriedOutFirst() {
    let store = makeStore()
    store.send(.router(.updateRoutes(Array(store.routes.prefix(2)))))
    #expect(store.routes.count == 2)
  }

  @Test func anActionForAnAbsentScreenIsReported() {
    let store = makeStore()
    withKnownIssue {
      store.send(.router(.routeAction(id: 9, action: .page(.increment))))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no screen at or with id 9") }
    }
  }

  @Test func routesThatNoHostCanShowAreReported() {
    let store = makeStore(screens: 1)
    withKnownIssue {
      store.send(.change { $0.append(.root(.page(Sheet.Page.State(id: 1)))) })
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("The routes hold a root at 1") }
    }
    withKnownIssue {
      store.send(.change { $0 = [.push(.page(Sheet.Page.State(id: 1)))] })
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Routes begin with a screen that is pushed") }
    }
  }
}
