import ComposableArchitecture
import Testing

@Reducer
private struct Page {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var marks = 0
  }

  enum Action {
    case mark
    case readSlowly
    case turned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .mark: state.marks += 1
      case .readSlowly:
        return .run { send in
          try? await Task.never()
          await send(.turned)
        }
      case .turned: break
      }
      return .none
    }
  }
}

/// The call shapes of coordinators since the version in which `withNavigation` has its name.
@Reducer
private struct Atlas {
  @Reducer
  enum Sheet {
    case map(Page)
    case legend(Page)
  }

  @ObservableState
  struct State: Equatable {
    var routes: Routes<Sheet.State> = [.root(.map(Page.State(id: 0)), withNavigation: true)]
    var notes: IdentifiedArrayOf<Route<Page.State>> = [.root(Page.State(id: 0))]
  }

  enum Action {
    case foldAll
    case jump
    case notes(IdentifiedRouterActionOf<Page>)
    case open(Int)
    case router(IndexedRouterActionOf<Sheet>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .foldAll: state.notes.goBackToRoot()
      case .jump:
        return .routeWithDelaysIfUnsupported(state.routes, action: \.router) {
          $0.goBackToRoot()
          $0.presentSheet(.legend(Page.State(id: 5)), withNavigation: true)
          $0.push(.map(Page.State(id: 6)))
        }
      case .open(let id): state.notes.push(Page.State(id: id))
      case .notes, .router: break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
    .forEachRoute(\.notes, action: \.notes, cancellationId: "notes") { Page() }
  }
}

extension Atlas.Sheet.State: Equatable {}

@MainActor @Suite(.timeLimit(.minutes(20))) struct CoordinatorTests {
  @Test func severalChangesOfRoutesAreOneAction() async {
    let store = TestStore(initialState: Atlas.State()) { Atlas() }
    await store.send(.jump)
    await store.receive(\.router.updateRoutes) {
      $0.routes = [
        .root(.map(Page.State(id: 0)), withNavigation: true),
        .sheet(.legend(Page.State(id: 5)), withNavigation: true), .push(.map(Page.State(id: 6))),
      ]
    }
  }

  @Test func identifiedRoutesAreUpdatedWithAnArrayOrAnIdentifiedOne() {
    let store = Store(initialState: Atlas.State()) { Atlas() }
    let routes: [Route<Page.State>] = [.root(Page.State(id: 0)), .push(Page.State(id: 1))]
    store.send(.notes(.updateRoutes(routes)))
    #expect(store.notes.elements == routes)
    store.send(.notes(.updateRoutes([.root(Page.State(id: 2))])))
    #expect(store.notes.map(\.id) == [2])
    store.send(.notes(.updateRoutes(IdentifiedArray(uniqueElements: routes))))
    #expect(store.notes.count == 2)
  }

  @Test func effectsEndWithTheirScreen() async {
    let store = Store(initialState: Atlas.State()) { Atlas() }
    store.send(.open(1))
    let reading = store.send(.notes(.routeAction(id: 1, action: .readSlowly)))
    store.send(.foldAll)
    await reading.finish()
    #expect(store.notes.count == 1)
  }

  @Test(arguments: [nil, "drawer"])
  func withoutACancellationIDEffectsGoOn(id: String?) async {
    let log = LockIsolated<[String]>([])
    let (pages, turn) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: Drawer.State()) {
      Drawer(cancellationID: id, pages: pages, log: log)
    }
    let reading = store.send(.router(.routeAction(id: 1, action: .read)))
    store.send(.close)
    turn.yield()
    turn.finish()
    await reading.finish()
    #expect(log.value == (id == nil ? ["turned"] : ["cancelled"]))
  }
}

/// A screen that waits for its page to be turned, in a coordinator with or without an id.
@Reducer
private struct Drawer {
  struct State: Equatable {
    var routes: Routes<Int> = [.root(0), .push(1)]
  }

  enum Action {
    case close
    case router(IndexedRouterAction<Int, Screen>)

    enum Screen { case read }
  }

  let cancellationID: String?
  let pages: AsyncStream<Void>
  let log: LockIsolated<[String]>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .close = action { state.routes.goBack() }
      return .none
    }
    .forEachRoute(\.routes, action: \.router, cancellationId: cancellationID) {
      Reduce<Int, Action.Screen> { _, _ in
        .run { _ in
          for await _ in pages {}
          let word = Task.isCancelled ? "cancelled" : "turned"
          log.withValue { $0.append(word) }
        }
      }
    }
  }
}
