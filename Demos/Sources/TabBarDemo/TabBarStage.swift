import TabBar
import Views

/// Stands in for the app: holds the tab bar, and counts how often it was asked to log out.
@Reducer
struct TabBarStage {
  @ObservableState
  struct State: Codable {
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
