import Views

/// An oven whose heat is a state that goes on when the program is built anew.
@Reducer
struct Oven {
  @ObservableState
  struct State: Codable {
    var degrees = 20
  }

  enum Action {
    case hotterTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .hotterTapped:
        state.degrees += 100
        return .none
      }
    }
  }
}
