import A
import B2
import Effects
import Foundation
import TabBar
import Views

/// The tab bar with the app's tabs.
struct MainTabBarView: View {
  let store: StoreOf<MainTabBar>

  var body: some View {
    TabBarView(store: store) { store in
      ACoordinatorView(store: store.scope(state: \.a, action: \.a))
        .tabItem { Label("A", systemImage: "triangle.fill") }
        .tag(MainTabs.Tab.a)
      BCoordinatorView(store: store.scope(state: \.b, action: \.b))
        .tabItem { Label("B", systemImage: "square.fill") }
        .tag(MainTabs.Tab.b)
    }
  }
}

#Preview("Root, tab A") { mainTabBarView(.a) }

#Preview("Root, tab B") { mainTabBarView(.b) }

#Preview("Root, B2 on tab B") { mainTabBarView(.b, isB2Pushed: true) }

#Preview("Root, tab B, Korean") {
  mainTabBarView(.b).environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func mainTabBarView(_ tab: MainTabs.Tab, isB2Pushed: Bool = false) -> some View {
  var tabs = MainTabs.State(login: LoginData(name: "Ada", token: UUID()))
  if isB2Pushed { tabs.b.routes.push(.b2(B2Feature.State(number: 7))) }
  let state = MainTabBar.State(selectedTab: tab, content: tabs)
  return MainTabBarView(store: Store(initialState: state) { MainTabBar { MainTabs() } })
}
