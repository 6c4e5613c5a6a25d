import ComposableArchitecture
import Testing

@Reducer
private struct Legacy {
  struct State: Equatable {
    var count = 0
    @BindingState var name = ""
  }
  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case increment
    case set(Int)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name):
        state.name += "!"
        return .none
      case .binding:
        return .none
      case .increment:
        state.count += 1
        return .none
      case .set(let count):
        state.count = count
        return .none
      }
    }
  }
}

private struct LegacyView: View {
  let store: StoreOf<Legacy>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("\(viewStore.count)")
      Button("Increment") { viewStore.send(.increment) }
    }
  }
}

/// The part of the feature's state that the view shows, one property of which can be written.
private struct NameState: Equatable {
  @BindingViewState var name: String
  var isLong: Bool

  init(bindingViewStore: BindingViewStore<Legacy.State>) {
    _name = bindingViewStore.$name
    isLong = bindingViewStore.name.count > 3
  }
}

private struct NameView: View {
  let store: StoreOf<Legacy>

  var body: some View {
    WithViewStore(store, observe: NameState.init) { viewStore in
      TextField("Name", text: viewStore.$name)
      Text(viewStore.isLong ? "long" : "short")
    }
  }
}

@MainActor
struct ViewStoreTests {
  @Test func markedPropertiesAreBoundByTheirProjection() {
    let store = Store(initialState: Legacy.State()) { Legacy() }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.$name.wrappedValue = "Mara"
    #expect(viewStore.name == "Mara!")
    #expect(viewStore.$name.wrappedValue == "Mara!")
  }

  @Test func aViewsOwnStateHoldsBindings() {
    let store = Store(initialState: Legacy.State()) { Legacy() }
    let viewStore = ViewStore(store, observe: NameState.init)
    let before = viewStore.state
    #expect(!before.isLong)
    before.name = "Mara"
    #expect(before.name == "")
    #expect(viewStore.name == "Mara!")
    #expect(viewStore.isLong)
    viewStore.$name.wrappedValue = "Ed"
    #expect(store.withState(\.name) == "Ed!")

    let host = HeadlessHost { NameView(store: store) }
    #expect(host.text.contains("short"))
    host.type("Name", "Longer")
    #expect(host.text.contains("long"))
  }

  @Test func aWriteThatNoReducerTakesIsReported() {
    func expectReport(_ write: () -> Void) {
      withKnownIssue(isIntermittent: false) {
        write()
      } matching: {
        $0.description.contains("of a store, but no reducer took it.")
          && $0.description.contains("Deaf.Action.binding(.set(")
      }
    }
    let store = Store(initialState: Deaf.State()) { Deaf() }
    let viewStore = ViewStore(store, observe: { $0 })
    expectReport { viewStore.$name.wrappedValue = "Mara" }
    expectReport { ViewStore(store, observe: DeafState.init).$name.wrappedValue = "Mara" }
    #expect(store.withState(\.name) == "")
  }

  @Test func aMemberOfAMarkedPropertyIsBoundByItself() {
    let store = Store(initialState: Moored.State()) { Moored() }
    let viewStore = ViewStore(store, observe: MooredState.init)
    #expect(viewStore.name == "West")
    viewStore.$name.wrappedValue = "East"
    #expect(store.withState(\.berth) == Moored.Berth(name: "East", depth: 4))
    #expect(viewStore.name == "East")
  }

  @Test func aTestStoreHandsOutBindingsToACopy() {
    let store = TestStore(initialState: Legacy.State(name: "Mara")) { Legacy() }
    let state = NameState(bindingViewStore: store.bindings)
    #expect(state.isLong)
    state.name = "Ed"
    #expect(state.$name.wrappedValue == "Ed")
    #expect(store.state.name == "Mara")
  }

  @Test func aViewStoreSeesItsPartOfTheState() {
    let store = Store(initialState: Legacy.State()) { Legacy() }
    let viewStore = ViewStore(store, observe: { $0 })
    let count = ViewStore(store, observe: \.count, send: { (value: Int) in .set(value) })
    let task: ViewStoreTask = viewStore.send(.increment)
    task.cancel()
    #expect(viewStore.count == 1)
    #expect(count.state == 1)
    count.send(5)
    #expect(viewStore.state == Legacy.State(count: 5))
    viewStore.binding(get: \.count, send: { .set($0) }).wrappedValue = 7
    #expect(count.state == 7)
    viewStore.binding(get: \.count, send: .increment).wrappedValue = 0
    #expect(count.binding(send: { $0 }).wrappedValue == 8)
  }

  @Test func aStoreMayBeSeenWithoutItsStateOrItsActions() {
    let store = Store(initialState: Legacy.State()) { Legacy() }
    ViewStore(store.stateless).send(.increment)
    ViewStore(store.stateless, observe: { $0 }).send(.increment)
    #expect(ViewStore(store.actionless, observe: \.count).state == 2)
  }

  @Test func sendingWaitsWhileThePredicateHolds() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let store = Store(initialState: Loading.State()) { Loading(gate: { gate }) }
    let viewStore = ViewStore(store, observe: { $0 })
    let task = Task { @MainActor in await viewStore.send(.load, while: \.isLoading) }
    await viewStore.yield(while: { !$0.isLoading })
    open.finish()
    await task.value
    #expect(!viewStore.isLoading)
    #expect(viewStore.loads == 1)
  }

  @Test func cancellingASendThatWaitsCancelsItsEffects() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (end, ended) = AsyncStream<Void>.makeStream()
    open.onTermination = { _ in ended.finish() }
    let store = Store(initialState: Loading.State()) { Loading(gate: { gate }) }
    let viewStore = ViewStore(store, observe: { $0 })
    let task = Task { @MainActor in await viewStore.send(.load, while: \.isLoading) }
    await viewStore.yield(while: { !$0.isLoading })
    task.cancel()
    await task.value
    for await _ in end {}
    #expect(viewStore.state == Loading.State(isLoading: true))
  }

  @Test func aViewFollowsItsViewStore() {
    let host = HeadlessHost { LegacyView(store: Store(initialState: .init()) { Legacy() }) }
    host.tap("Increment")
    host.tap("Increment")
    #expect(host.text.contains("2"))
  }

  @Test func bindingStatesAreWrittenThroughTheirProjection() async {
    let store = TestStore(initialState: Legacy.State()) { Legacy() }
    await store.send(.binding(.set(\.$name, "Mara"))) { $0.name = "Mara!" }
    await store.send(.set(\.$name, "Ed")) { $0.name = "Ed!" }
  }
}

/// Takes no binding.
@Reducer
private struct Deaf {
  struct State: Equatable { @BindingState var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct DeafState: Equatable {
  @BindingViewState var name: String

  init(bindingViewStore: BindingViewStore<Deaf.State>) { _name = bindingViewStore.$name }
}

@Reducer
private struct Moored {
  struct Berth: Equatable {
    var name = "West"
    var depth = 4
  }
  struct State: Equatable { @BindingState var berth = Berth() }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

private struct MooredState: Equatable {
  @BindingViewState var name: String

  init(bindingViewStore: BindingViewStore<Moored.State>) { _name = bindingViewStore.$berth.name }
}

@Reducer
private struct Loading {
  struct State: Equatable {
    var isLoading = false
    var loads = 0
  }
  enum Action { case load, loaded }

  let gate: @Sendable () -> AsyncStream<Void>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded:
        state.isLoading = false
        state.loads += 1
      case .load:
        state.isLoading = true
        return .run { [gate] send in
          for await _ in gate() {}
          await send(.loaded)
        }
      }
      return .none
    }
  }
}
