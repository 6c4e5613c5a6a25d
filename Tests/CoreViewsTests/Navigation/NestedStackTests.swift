import Testing
import Views
import ViewsTesting

private struct Inner: View {
  let name: String
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Deeper") { path.append(1) }
        .navigationTitle(name)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Button("Deeper") { path.append(number + 1) }
            Button("To the start") { path = [] }
          }
          .navigationTitle("\(name) \(number)")
        }
    }
  }
}

private struct Outer: View {
  @Bindable var model: Model
  var isInnerShown = true

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("The root").navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          if number < 10 { Inner(name: "Flow \(number)") } else { Text("Page \(number)") }
        }
    }
  }
}

@MainActor @Suite struct NestedStackTests {
  private let count = BodyCount()

  @Test func aStackInAPushedScreenAddsToTheStackAround() {
    let model = Model()
    let host = HeadlessHost { Outer(model: model) }
    model.path = [1]
    #expect(host.text == "== Flow 1 ==\n< Back\n[ Deeper ]")
    host.tap("Deeper")
    host.tap("Deeper")
    #expect(host.text == "== Flow 1 2 ==\n< Back\n[ Deeper ]\n[ To the start ]")
    #expect(host.session.root.flattened.count { $0.role == .navigation } == 1)
    #expect(
      host.session.root.children[0].children.map(\.label) == [
        "Root", "Flow 1", "Flow 1 1", "Flow 1 2",
      ])
    host.back()
    #expect(host.front.title == "Flow 1 1")
    host.tap("To the start")
    #expect(host.front.title == "Flow 1")
    host.back()
    #expect(model.path == [])
    #expect(host.front.title == "Root")
  }

  @Test func theOuterStackPushesAboveTheInnerAndComesBackToIt() {
    let model = Model()
    let host = HeadlessHost { Outer(model: model) }
    model.path = [1]
    host.tap("Deeper")
    model.path = [1, 12]
    #expect(host.text.contains("Page 12"))
    model.path = [1, 12, 2]
    host.tap("Deeper")
    #expect(
      host.session.root.children[0].children.map(\.label) == [
        "Root", "Flow 1", "Flow 1 1", "", "Flow 2", "Flow 2 1",
      ])
    for title in ["Flow 2", "", "Flow 1 1", "Flow 1", "Root"] {
      host.back()
      #expect(host.session.root.front.element.flattened.last { $0.role == .screen }?.label == title)
    }
    #expect(!host.front.canGoBack)
  }

  @Test func aChildCoordinatorRunsOnItsOwnAndPushedAlike() {
    let store = Store(initialState: Flow.State("A")) { Flow() }
    let host = HeadlessHost { FlowView(store: store, count: count) }
    host.tap("Push flow")
    #expect(host.front.title == "APush")
    host.tap("Push")
    #expect(store.routes.count == 2)
    #expect(store.state.child?.names == ["APush", "APushPush"])
    #expect(host.session.root.flattened.count { $0.role == .navigation } == 1)
    host.back()
    #expect(store.state.child?.names == ["APush"])
    host.back()
    #expect(store.state.names == ["A"])
  }

  @Test func coordinatorsNestAtAnyDepth() {
    let store = Store(initialState: Flow.State("A")) { Flow() }
    let host = HeadlessHost { FlowView(store: store, count: count) }
    for _ in 1...6 {
      host.tap("Push flow")
      host.tap("Push")
      host.tap("Note")
    }
    #expect(host.session.root.flattened.count { $0.role == .navigation } == 1)
    var names = store.state.names
    #expect(names.count == 13)
    #expect(host.session.root.children[0].children.map(\.label) == names)
    while names.count > 1 {
      #expect(host.front.title == names.last)
      if names.count % 2 == 1 { #expect(host.text.contains("notes: 1")) }
      host.back()
      names.removeLast()
      #expect(store.state.names == names)
    }
    #expect(!host.front.canGoBack)
  }

  @Test func theParentPushesAboveAChildThatIsItselfPushing() {
    let store = Store(initialState: Flow.State("A")) { Flow() }
    let host = HeadlessHost { FlowView(store: store, count: count) }
    host.tap("Push flow")
    host.tap("Push")
    host.tap("Note")
    store.send(.change { $0.push(.leaf(Leaf.State(name: "Above"))) })
    #expect(host.front.title == "Above")
    host.back()
    #expect(host.text.contains("APushPush, taps: 0, notes: 1"))
    store.send(.change { $0.goBackToRoot() })
    #expect(host.front.title == "A")
  }

  @Test func aSheetOfAChildStandsOnTheChildsTopScreen() {
    let store = Store(initialState: Flow.State("A")) { Flow() }
    let host = HeadlessHost { FlowView(store: store, count: count) }
    host.tap("Push flow")
    host.tap("Push")
    host.tap("Sheet flow")
    host.tap("Push")
    #expect(host.front.element.role == .sheet)
    #expect(host.front.title == "APushPushSheetPush")
    host.back()
    host.back()
    #expect(host.front.title == "APushPush")
    #expect(store.state.child?.names == ["APush", "APushPush"])
  }

  @Test func theRootOfAChildEndsTheChild() async {
    let store = Store(initialState: Flow.State("A")) { Flow() }
    let host = HeadlessHost { FlowView(store: store, count: count) }
    host.tap("Push flow")
    await store.send(
      .router(
        .routeAction(
          id: 1, action: .flow(.router(.routeAction(id: 0, action: .leaf(.closeTapped))))))
    ).finish()
    #expect(store.state.names == ["A"])
    #expect(host.front.title == "A")
  }

  @Test func tabsKeepTheirStacksApart() {
    let left = Store(initialState: Flow.State("L")) { Flow() }
    let right = Store(initialState: Flow.State("R")) { Flow() }
    let host = HeadlessHost {
      NavigationStack {
        TabView {
          FlowView(store: left, count: count).tabItem { Text("Left") }
          FlowView(store: right, count: count).tabItem { Text("Right") }
        }
        .navigationTitle("Tabs")
      }
    }
    host.tap("Push")
    host.tab("Right")
    #expect(host.front.title == "R")
    host.tap("Push flow")
    host.tab("Left")
    #expect(host.front.title == "LPush")
    host.back()
    #expect(left.state.names == ["L"])
    host.tab("Right")
    #expect(host.front.title == "RPush")
    #expect(right.state.names == ["R", "RPush"])
  }

  @Test func theBarsColourStaysWithItsScreens() {
    let store = Store(initialState: Flow.State("A")) { Flow() }
    let host = HeadlessHost {
      VStack {
        FlowView(store: store, count: count).toolbarBackground(.red, for: .navigationBar)
        NavigationStack { Text("Other").navigationTitle("Other") }
      }
    }
    host.tap("Push")
    let bars = host.session.root.flattened.filter { $0.role == .screen }
    #expect(bars.map(\.label) == ["A", "APush", "Other"])
    #expect(bars.map(\.style.background) == ["red", "red", nil])
    host.tap("Sheet")
    #expect(host.front.title == "APushSheet")
    #expect(host.front.element.flattened.allSatisfy { $0.style.background == nil })
  }
}
