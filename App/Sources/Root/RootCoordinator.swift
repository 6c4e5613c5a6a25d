import Core
import Effects
import Login
import TabBar

/// The whole app: the log-in, and in front of it the tab bar with the data that the log-in gave.
@Reducer
public struct RootCoordinator: Sendable {
  @Reducer(state: .codable, .equatable, .sendable, action: .sendable)
  public enum Screen {
    case login(LoginFeature)
    case tabBar(MainTabBar)

    @ReducerBuilder<State, Action>
    public static var body: some ReducerOf<Self> {
      Scope(state: \.login, action: \.login) { LoginFeature() }
      Scope(state: \.tabBar, action: \.tabBar) { MainTabBar { MainTabs() } }
    }
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var routes: [Route<Screen.State>] = [.root(.login(LoginFeature.State()))]

    /// The app as it starts: nobody is logged in.
    public init() {}
  }

  public enum Action: Sendable {
    case router(IndexedRouterActionOf<Screen>)
  }

  @Dependency(\.archive) private var archive

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .router(.routeAction(_, action: .login(.delegate(.loggedIn(let login))))):
        state.routes.presentCover(
          .tabBar(MainTabBar.State(selectedTab: .a, content: MainTabs.State(login: login))))
        return .none
      case .router(.routeAction(_, action: .tabBar(.delegate(.logOut)))):
        state = State()
        return .none
      case .router:
        return .none
      }
    }
    .forEachRoute(\.routes, action: \.router)
    .onChange(of: \.outline) { _, _ in
      Reduce { state, _ in
        // Within the step itself, so that a kill between this action and the next finds it.
        archive.save(state)
        return .none
      }
    }
  }
}
