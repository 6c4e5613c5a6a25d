import Testing
import Views

/// A screen that counts, and asks for others.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable {
    let name: String
    var taps = 0
  }

  enum Action {
    case closeTapped
    case show(RouteStyle, String)
    case showFlow(RouteStyle, String)
    case tapped
    /// Runs an effect that only ends by being cancelled, and then tells the log.
    case wait(EndLog)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped: return .run { _ in await dismiss() }
      case .show, .showFlow: return .none
      case .tapped:
        state.taps += 1
        return .none
      case .wait(let log):
        let name = state.name
        return .run { _ in
          do { try await Task.never() } catch { log.ended.withValue { _ = $0.insert(name) } }
        }
      }
    }
  }
}

/// Which screens' effects have ended.
final class EndLog: Sendable {
  let ended = LockIsolated<Set<String>>([])
}

/// A coordinator whose screens may be coordinators of the same kind.
@Reducer
struct Flow {
  @Reducer(state: .equatable)
  enum Screen {
    case leaf(Leaf)
    case flow(Flow)
  }

  @ObservableState
  struct State: Equatable {
    var routes: [Route<Screen.State>]

    init(_ name: String, isEmbedded: Bool = true) {
      routes = [.root(.leaf(Leaf.State(name: name)), withNavigation: isEmbedded)]
    }
  }

  enum Action {
    case change((inout [Route<Screen.State>]) -> Void)
    indirect case router(IndexedRouterActionOf<Screen>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change(let change):
        change(&state.routes)
      case .router(.routeAction(_, action: .leaf(.show(let style, let name)))):
        state.routes.present(.leaf(Leaf.State(name: name)), style: style)
      case .router(.routeAction(_, action: .leaf(.showFlow(let style, let name)))):
        state.routes.present(.flow(Flow.State(name)), style: style)
      case .router:
        break
      }
      return .none
    }
    .forEachRoute(\.routes, action: \.router)
  }
}

extension Flow.State {
  /// The names of all screens, in the order in which they stand on each other.
  var names: [String] {
    routes.flatMap { route in
      switch route.screen {
      case .leaf(let leaf): [leaf.name]
      case .flow(let flow): flow.names
      }
    }
  }

  /// The flow on top.
  var child: Flow.State? {
    routes.last { $0.screen.is(\.flow) }?.screen[case: \.flow]
  }
}

struct FlowView: View {
  let store: StoreOf<Flow>
  let count: BodyCount

  var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .leaf(let store): LeafView(store: store, count: count)
      case .flow(let store): FlowView(store: store, count: count)
      }
    }
  }
}

struct LeafView: View {
  let store: StoreOf<Leaf>
  let count: BodyCount
  @State private var notes = 0

  var body: some View {
    let _ = count.add(store.name)
    VStack {
      Text("\(store.name), taps: \(store.taps), notes: \(notes)")
      Button("Tap") { store.send(.tapped) }
      Button("Note") { notes += 1 }
      Button("Close") { store.send(.closeTapped) }
      ForEach(["Push", "Sheet", "Cover"], id: \.self) { style in
        Button(style) { store.send(.show(Self.style(style), "\(store.name)\(style)")) }
        Button("\(style) flow") {
          store.send(.showFlow(Self.style(style), "\(store.name)\(style)"))
        }
      }
    }
    .navigationTitle(store.name)
  }

  private static func style(_ name: String) -> RouteStyle {
    switch name {
    case "Push": .push
    case "Sheet": .sheet(withNavigation: true)
    default: .cover(withNavigation: true)
    }
  }
}
