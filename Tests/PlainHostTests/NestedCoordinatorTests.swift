import Testing
import Views

/// A screen that asks its coordinator to go on.
@Reducer
private struct Page {
  @ObservableState
  struct State {
    let title: String
    let choices: [String]
  }

  enum Action {
    case chosen(String)
  }
}

/// A flow of a module of its own: a cart, and the payment that it pushes or presents.
@Reducer
private struct Checkout {
  @Reducer
  enum Screen {
    case page(Page)
  }

  @ObservableState
  struct State {
    var routes: [Route<Screen.State>] = [
      .root(
        .page(Page.State(title: "Cart", choices: ["Pay", "Terms"])), withNavigation: true)
    ]
  }

  enum Action {
    case router(IndexedRouterActionOf<Screen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(_, action: .page(.chosen("Pay")))):
        state.routes.push(.page(Page.State(title: "Payment", choices: ["Help"])))
      case .router(.routeAction(_, action: .page(.chosen("Terms")))):
        state.routes.presentSheet(.page(Page.State(title: "Terms", choices: [])))
      case .router:
        break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

/// The app around it, which pushes the flow, and a page above it wherever it is.
@Reducer
private struct Shop {
  @Reducer
  enum Screen {
    case page(Page)
    case checkout(Checkout)
  }

  @ObservableState
  struct State {
    var routes: [Route<Screen.State>] = [
      .root(.page(Page.State(title: "Shop", choices: ["Buy"])), withNavigation: true)
    ]
  }

  enum Action {
    case router(IndexedRouterActionOf<Screen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .router(.routeAction(_, let screenAction)) = action else { return .none }
      switch screenAction {
      case .page(.chosen("Buy")):
        state.routes.push(.checkout(Checkout.State()))
      case .checkout(.router(.routeAction(_, action: .page(.chosen("Help"))))):
        state.routes.push(.page(Page.State(title: "Help", choices: [])))
      case .page, .checkout:
        break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

private struct PageView: View {
  let store: StoreOf<Page>

  var body: some View {
    VStack {
      ForEach(store.choices, id: \.self) { choice in
        Button(choice) { store.send(.chosen(choice)) }
      }
    }
    .navigationTitle(store.title)
  }
}

private struct CheckoutView: View {
  let store: StoreOf<Checkout>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .page(let store): PageView(store: store)
      }
    }
  }
}

private struct ShopView: View {
  let store: StoreOf<Shop>

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .page(let store): PageView(store: store)
      case .checkout(let store): CheckoutView(store: store)
      }
    }
  }
}

@MainActor
@Suite struct NestedCoordinatorTests {
  private let transcript = Transcript()

  @Test func aFlowRunsAlone() async {
    let store = Store(initialState: Checkout.State()) { Checkout() }
    let graph = ViewGraph(CheckoutView(store: store))
    defer { graph.close() }
    #expect(await transcript.run("tap Pay\nback", on: graph) == 0)
    #expect(
      transcript.output == """
        > tap Pay
        == Payment ==
        < Back
        [ Help ]

        > back
        == Cart ==
        [ Pay ]
        [ Terms ]


        """)
  }

  @Test func theSameFlowIsPushedByAnotherWhichPushesAboveIt() async {
    let store = Store(initialState: Shop.State()) { Shop() }
    let graph = ViewGraph(ShopView(store: store))
    defer { graph.close() }
    let script = "tap Buy\ntap Terms\nback\ntap Pay\ntap Help\nback\nback\nback\nback"
    #expect(await transcript.run(script, on: graph) == 1)
    #expect(transcript.errors.hasPrefix("error: line 9: "))
    #expect(
      transcript.output == """
        > tap Buy
        == Cart ==
        < Back
        [ Pay ]
        [ Terms ]

        > tap Terms
        == Terms ==
        < Close

        > back
        == Cart ==
        < Back
        [ Pay ]
        [ Terms ]

        > tap Pay
        == Payment ==
        < Back
        [ Help ]

        > tap Help
        == Help ==
        < Back

        > back
        == Payment ==
        < Back
        [ Help ]

        > back
        == Cart ==
        < Back
        [ Pay ]
        [ Terms ]

        > back
        == Shop ==
        [ Buy ]

        > back

        """)
  }
}
