import TabBar
import Views

/// The tab bar above a line that stands in for logging out.
struct TabBarStageView: View {
  let store: StoreOf<TabBarStage>

  var body: some View {
    VStack {
      TabBarView(store: store.scope(state: \.tabBar, action: \.tabBar)) { store in
        StandInView(text: "The left tab was tapped \(store.left) times.") {
          store.send(.leftTapped)
        }
        .tabItem { Label("Left", systemImage: "arrow.left") }
        .tag(StandIns.Tab.left)
        StandInView(text: "The right tab was tapped \(store.right) times.") {
          store.send(.rightTapped)
        }
        .tabItem { Label("Right", systemImage: "arrow.right") }
        .tag(StandIns.Tab.right)
      }
      if store.logOuts > 0 {
        Text("Here the app logs out (\(store.logOuts)).")
      }
    }
  }
}
