import Effects
import Login
import TabBar
import Views

/// The whole app: the log-in, and over it the tab bar with the data of the log-in.
///
/// It saves its state with the `archive` client whenever a screen comes or goes or another tab is
/// selected.
@Reducer
public struct RootCoordinator: Sendable {
  /// The features that can be a screen of the app.
  @Reducer(state: .codable, .equatable, .sendable, action: .sendable)
  public enum Screen {
    /// The root, which stays under the tab bar.
    case login(LoginFeature)
    /// Presented as a cover while somebody is logged in.
    case tabBar(MainTabBar)

    /// Runs the log-in, and the tab bar with the features of its tabs.
    @ReducerBuilder<State, Action>
    public static var body: some ReducerOf<Self> {
      Scope(state: \.login, action: \.login) { LoginFeature() }
      Scope(state: \.tabBar, action: \.tabBar) { MainTabBar { MainTabs() } }
    }
  }

  /// The screens of the app, with all that is saved of it.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The log-in, and the tab bar over it while somebody is logged in.
    public var routes: [Route<Screen.State>] = [.root(.login(LoginFeature.State()))]

    /// Creates the state of a first start: nobody is logged in.
    public init() {}
  }

  /// What happens in the app.
  public enum Action: Sendable {
    /// An action of one screen, found by its index, or a change of the stack by its view.
    case router(IndexedRouterActionOf<Screen>)
  }

  @Dependency(\.archive) private var archive

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Runs the screens, opens the tab bar after a log-in, and resets the app after a log-out.
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
        // Saves before the action ends, so that a kill right after it loses nothing.
        archive.save(state)
        return .none
      }
    }
  }
}
