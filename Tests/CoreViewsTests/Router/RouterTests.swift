import Testing
import Views
import ViewsTesting

@MainActor @Suite struct RouterTests {
  private let store = Store(initialState: Flow.State("A")) { Flow() }
  private let count = BodyCount()

  private func makeHost() -> HeadlessHost {
    HeadlessHost { FlowView(store: store, count: count) }
  }

  @Test func pushesShowScreensAndGoingBackChangesTheRoutes() {
    let host = makeHost()
    #expect(host.front.title == "A")
    #expect(!host.front.canGoBack)
    host.tap("Push")
    host.tap("Push")
    #expect(store.state.names == ["A", "APush", "APushPush"])
    #expect(host.front.title == "APushPush")
    host.back()
    #expect(store.state.names == ["A", "APush"])
    #expect(host.front.title == "APush")
  }

  @Test func aSheetHasAStackOfItsOwn() {
    let host = makeHost()
    host.tap("Push")
    host.tap("Sheet")
    #expect(host.front.element.role == .sheet)
    #expect(host.text.contains("< Close"))
    host.tap("Push")
    #expect(host.front.title == "APushSheetPush")
    #expect(host.text.contains("< Back"))
    host.tap("Cover")
    #expect(host.front.element.role == .cover)
    host.back()
    #expect(host.front.title == "APushSheetPush")
    host.back()
    #expect(host.front.title == "APushSheet")
    host.back()
    #expect(store.state.names == ["A", "APush"])
    #expect(host.front.title == "APush")
    #expect(host.front.canGoBack)
  }

  @Test func severalScreensComeAndGoInOneStep() {
    let host = makeHost()
    store.send(
      .change { routes in
        routes.push(.leaf(Leaf.State(name: "B")))
        routes.presentSheet(.leaf(Leaf.State(name: "C")), withNavigation: true)
        routes.push(.leaf(Leaf.State(name: "D")))
        routes.presentCover(.leaf(Leaf.State(name: "E")))
      })
    #expect(host.front.title == "E")
    store.send(.change { $0.goBackTo(index: 2) })
    #expect(host.front.title == "C")
    store.send(.change { $0.goBackToRoot() })
    #expect(host.front.title == "A")
    #expect(!host.front.canGoBack)
    store.send(.change { $0 = [.root(.leaf(Leaf.State(name: "Z")))] })
    #expect(host.front.title == "Z")
  }

  @Test func screensKeepTheirStateWhileOthersComeAndGo() {
    let host = makeHost()
    host.tap("Note")
    host.tap("Push")
    host.tap("Note")
    host.tap("Note")
    host.tap("Sheet")
    host.back()
    #expect(host.text.contains("APush, taps: 0, notes: 2"))
    host.back()
    #expect(host.text.contains("A, taps: 0, notes: 1"))
  }

  @Test func aScreensChangeEvaluatesThatScreenAlone() {
    let host = makeHost()
    store.send(
      .change { routes in
        for number in 1...50 { routes.push(.leaf(Leaf.State(name: "\(number)"))) }
      })
    #expect(host.front.title == "50")
    _ = count.take()
    host.tap("Tap")
    #expect(host.text.contains("50, taps: 1"))
    #expect(count.take() == ["50": 1])
    store.send(.router(.routeAction(id: 4, action: .leaf(.tapped))))
    _ = host.text
    #expect(count.take() == ["4": 1])
    store.send(.change { $0.push(.leaf(Leaf.State(name: "51"))) })
    #expect(host.front.title == "51")
    #expect(count.take() == ["51": 1])
    store.send(.change { $0.goBack(40) })
    #expect(host.front.title == "11")
    #expect(count.take() == [:])
  }

  @Test func aScreenThatIsReplacedInPlaceIsShownAnew() {
    let host = makeHost()
    host.tap("Push")
    store.send(.change { $0[1].screen = .leaf(Leaf.State(name: "Other", taps: 7)) })
    #expect(host.text.contains("Other, taps: 7"))
    let before = store.routes
    host.tap("Tap")
    #expect(host.text.contains("Other, taps: 8"))
    store.send(.change { $0 = before })
    #expect(host.text.contains("Other, taps: 7"))
  }

  @Test func aScreenThatMovesIsStillTheOneThatActs() {
    let host = makeHost()
    host.tap("Push")
    store.send(.change { $0.insert(.push(.leaf(Leaf.State(name: "B"))), at: 1) })
    host.tap("Tap")
    #expect(host.text.contains("APush, taps: 1"))
    host.back()
    #expect(host.front.title == "B")
  }

  @Test func aScreenEndsItself() async {
    let host = makeHost()
    host.tap("Push")
    await store.send(.router(.routeAction(id: 1, action: .leaf(.closeTapped)))).finish()
    #expect(host.front.title == "A")
  }

  @Test func linksPushTheirState() {
    let host = HeadlessHost {
      TCARouter(store.scope(state: \.routes, action: \.router)) { _ in
        NavigationLink("Next", state: Flow.Screen.State.leaf(Leaf.State(name: "B")))
      }
    }
    host.tap("Next")
    host.tap("Next")
    #expect(store.state.names == ["A", "B", "B"])
    #expect(host.front.canGoBack)
  }

  @Test func aPushWithoutAStackIsReportedAndShown() {
    let store = Store(initialState: Flow.State("A", isEmbedded: false)) { Flow() }
    let host = HeadlessHost { FlowView(store: store, count: count) }
    #expect(!host.session.root.flattened.contains { $0.role == .navigation })
    store.send(.change { $0.push(.leaf(Leaf.State(name: "B"))) })
    withKnownIssue {
      #expect(host.front.title == "B")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("A coordinator has pushed a screen") }
    }
    host.back()
    #expect(host.front.title == "A")
  }

  @Test func routesThatNoReducerRunsAreReported() {
    var state = Flow.State("A")
    state.routes.push(.leaf(Leaf.State(name: "B")))
    let store = Store(initialState: state) { EmptyReducer<Flow.State, Flow.Action>() }
    let host = HeadlessHost { FlowView(store: store, count: count) }
    withKnownIssue {
      host.back()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("A `TCARouter` wanted to go back") }
    }
    #expect(host.front.title == "B")
  }

  @Test func nothingOfAStoreStaysWhenItsScreensHaveGone() {
    weak var kept: StoreOf<Flow>?
    do {
      let store = Store(initialState: Flow.State("A")) { Flow() }
      kept = store
      let host = HeadlessHost { FlowView(store: store, count: count) }
      host.tap("Push flow")
      host.tap("Push")
      host.tap("Sheet")
      host.session.close()
    }
    #expect(kept == nil)
  }
}
