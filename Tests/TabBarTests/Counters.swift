import Views

/// The features in the tab bar of these tests.
@Reducer
struct Counters {
  @ObservableState
  struct State: Equatable {
    var left = 0
    var right = 0
  }
  enum Action {
    case left
    case right
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .left: state.left += 1
      case .right: state.right += 1
      }
      return .none
    }
  }
}
