import Foundation
import Login
import Views

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
        MainTabBarView(store: store).interactiveDismissDisabled()
      }
    }
  }
}

#Preview("Root, nobody is logged in") { rootView() }

#Preview("Root, Korean") { rootView().environment(\.locale, Locale(identifier: "ko")) }

@MainActor
private func rootView() -> some View {
  RootView(store: Store(initialState: RootCoordinator.State()) { RootCoordinator() })
}
