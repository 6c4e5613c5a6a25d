import Core
import TabBar

/// Stands in for the app: holds the tab bar, and counts how often it was asked to log out.
@Reducer
struct TabBarStage {
  @ObservableState
  struct State {
    var logOuts = 0
    var tabBar = TabBarFeature<StandIns.Tab, StandIns>.State(
      selectedTab: .left,
      content: StandIns.State()
    )
  }

  enum Action {
    case tabBar(TabBarFeature<StandIns.Tab, StandIns>.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tabBar, action: \.tabBar) {
      TabBarFeature { StandIns() }
    }
    Reduce { state, action in
      if case .tabBar(.delegate(.logOut)) = action {
        state.logOuts += 1
      }
      return .none
    }
  }
}

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
