import Testing
import Views
import ViewsTesting

@Reducer
private struct Welcome {
  @ObservableState
  struct State { var taps = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.taps += 1
      return .none
    }
  }
}

@Reducer
private struct Home {
  @ObservableState
  struct State { var name: String }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
private enum Scene {
  case welcome(Welcome)
  case home(Home)
}

@Reducer
private struct Root {
  @ObservableState
  struct State { var scene = Scene.State.welcome(Welcome.State()) }
  enum Action {
    case enter(String)
    case scene(Scene.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.scene, action: \.scene) { Scene.body }
    Reduce { state, action in
      if case .enter(let name) = action { state.scene = .home(Home.State(name: name)) }
      return .none
    }
  }
}

private struct RootView: View {
  let store: StoreOf<Root>
  let count: BodyCount

  var body: some View {
    let _ = count.add("root")
    SceneView(store: store.scope(state: \.scene, action: \.scene), count: count)
  }
}

private struct SceneView: View {
  let store: StoreOf<Scene>
  let count: BodyCount

  var body: some View {
    let _ = count.add("scene")
    WithPerceptionTracking {
      switch store.case {
      case .welcome(let store):
        Button("Taps: \(store.taps)") { store.send(.tapped) }
      case .home(let store):
        HomeView(store: store, count: count)
      }
    }
  }
}

private struct HomeView: View {
  @Bindable var store: StoreOf<Home>
  let count: BodyCount

  var body: some View {
    let _ = count.add("home")
    Text("Hello, \(store.name)")
    TextField("Name", text: $store.name)
  }
}

@MainActor
struct ScenesTests {
  private let store = Store(initialState: Root.State()) { Root() }
  private let count = BodyCount()

  @Test func theCaseOfTheStateDecidesWhichSceneIsShown() {
    let host = HeadlessHost { RootView(store: store, count: count) }
    host.tap("Taps: 0")
    #expect(host.text == "[ Taps: 1 ]")
    store.send(.enter("Mara"))
    #expect(host.text == "Hello, Mara\nName: [Mara]")
    host.type("Name", "Marina")
    #expect(host.text == "Hello, Marina\nName: [Marina]")
  }

  @Test func aChangeWithinASceneEvaluatesNothingAboveIt() {
    let host = HeadlessHost { RootView(store: store, count: count) }
    store.send(.enter("Mara"))
    _ = host.text
    _ = count.take()
    host.type("Name", "Marina")
    #expect(host.text.contains("Hello, Marina"))
    #expect(count.take() == ["home": 1])
  }
}
