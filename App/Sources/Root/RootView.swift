import A
import Core
import Login
import TabBar

/// The log-in, and over it the tab bar, which only logging out closes.
public struct RootView: View {
  let store: StoreOf<RootCoordinator>

  /// Creates the view of the whole app, which draws the state of the store.
  public init(store: StoreOf<RootCoordinator>) {
    self.store = store
  }

  /// The log-in or the tab bar, as the routes say.
  public var body: some View {
    TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
      switch screen.case {
      case .login(let store):
        LoginView(store: store)
      case .tabBar(let store):
        tabBar(store).interactiveDismissDisabled()
      }
    }
  }

  private func tabBar(_ store: StoreOf<MainTabBar>) -> some View {
    TabBarView(store: store) { store in
      ACoordinatorView(store: store.scope(state: \.a, action: \.a))
        .tabItem { Text("A") }
        .tag(MainTabs.Tab.a)
      BCoordinatorView(store: store.scope(state: \.b, action: \.b))
        .tabItem { Text("B") }
        .tag(MainTabs.Tab.b)
    }
  }
}
