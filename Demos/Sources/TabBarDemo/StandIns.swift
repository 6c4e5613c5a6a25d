import Views

/// Two tabs that count how often they were tapped, to see that each keeps its state.
@Reducer
struct StandIns {
  enum Tab: Codable, Hashable, Sendable {
    case left
    case right
  }

  @ObservableState
  struct State: Codable {
    var left = 0
    var right = 0
  }

  enum Action {
    case leftTapped
    case rightTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leftTapped: state.left += 1
      case .rightTapped: state.right += 1
      }
      return .none
    }
  }
}
