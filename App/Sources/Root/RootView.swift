import A
import Core
import Login
import TabBar

/// The scene that the app's state asks for.
public struct RootView: View {
  let store: StoreOf<RootFeature>

  public init(store: StoreOf<RootFeature>) {
    self.store = store
  }

  public var body: some View {
    switch store.case {
    case .login(let store):
      LoginView(store: store)
    case .tabBar(let store):
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
}
