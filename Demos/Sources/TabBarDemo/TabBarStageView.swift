import Core
import TabBar

/// The tab bar above a line that stands in for logging out.
struct TabBarStageView: View {
  let store: StoreOf<TabBarStage>

  var body: some View {
    VStack {
      TabBarView(store: store.scope(state: \.tabBar, action: \.tabBar)) { store in
        StandInView(name: "left", count: store.left) { store.send(.leftTapped) }
          .tabItem { Text("Left") }
          .tag(StandIns.Tab.left)
        StandInView(name: "right", count: store.right) { store.send(.rightTapped) }
          .tabItem { Text("Right") }
          .tag(StandIns.Tab.right)
      }
      if store.logOuts > 0 {
        Text("Here the app logs out (\(store.logOuts)).")
      }
    }
  }
}
