import Core
import Login
import TabBar

/// The whole app: the log-in first, then the tab bar with the data that the log-in gave.
@Reducer
public enum RootFeature {
  case login(LoginFeature)
  case tabBar(MainTabBar)

  public static var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .login(.delegate(.loggedIn(let login))):
        state = .tabBar(MainTabBar.State(selectedTab: .a, content: MainTabs.State(login: login)))
        return .none
      case .tabBar(.delegate(.logOut)):
        state = .login(LoginFeature.State())
        return .none
      case .login, .tabBar:
        return .none
      }
    }
    .ifCaseLet(\.login, action: \.login) { LoginFeature() }
    .ifCaseLet(\.tabBar, action: \.tabBar) { MainTabBar { MainTabs() } }
  }
}

extension RootFeature.State: Equatable {}
extension RootFeature.State: Sendable {}
extension RootFeature.Action: Sendable {}

extension RootFeature.State {
  /// The app as it starts: nobody is logged in.
  public init() {
    self = .login(LoginFeature.State())
  }
}
