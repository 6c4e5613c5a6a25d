import ComposableArchitecture
import Testing

// Whatever says nothing else is of the main actor in this target, as in new projects of Xcode.

/// A reducer that says itself that it is of no actor.
@Reducer nonisolated struct Moth {
  @ObservableState
  struct State: Equatable { var wings = 2 }

  enum Action { case lostOne }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.wings -= 1
      return .none
    }
  }
}

/// A reducer whose conformance stands beside its name: that is enough.
@Reducer struct Lantern: Reducer {
  @Reducer(state: .equatable) nonisolated enum Visitor {
    case moth(Moth)
  }

  @ObservableState
  struct State: Equatable {
    var isLit = false
    @Presents var visitor: Visitor.State?
  }

  enum Action {
    case lit
    case moved
    case visitor(PresentationAction<Visitor.Action>)
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lit:
        state.isLit = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.moved)
        }
      case .moved:
        state.visitor = .moth(Moth.State())
        return .none
      case .visitor:
        return .none
      }
    }
    .ifLet(\.$visitor, action: \.visitor)
  }
}

/// A reducer without the macro.
struct Wick: Reducer {
  struct State: Equatable { var length = 3 }

  enum Action { case burnt }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.length -= 1
    return .none
  }
}

struct LanternView: View {
  let store: StoreOf<Lantern>
  var body: some View {
    Text(store.isLit ? "Lit" : "Dark")
    Button("Light") { store.send(.lit) }
  }
}

@Suite struct DefaultIsolationTests {
  @Test func aReducerWhoseConformanceStandsBesideItsNameIsOfNoActor() async {
    let clock = TestClock()
    let store = TestStore(initialState: Lantern.State()) {
      Lantern()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let host = StoryHost(store) { LanternView(store: $0) }
    await host.tap("Light") { $0.isLit = true }
    host.expectScreen {
      """
      Lit
      [ Light ]
      """
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.moved) { $0.visitor = .moth(Moth.State()) }
    await store.send(\.visitor.moth.lostOne) { $0.visitor = .moth(Moth.State(wings: 1)) }
  }

  @Test nonisolated func codeOfNoActorUsesIt() async {
    let store = await TestStore(initialState: Wick.State()) { Wick() }
    await store.send(.burnt) { $0.length = 2 }
    #expect(Lantern.State() == Lantern.State())
  }
}
