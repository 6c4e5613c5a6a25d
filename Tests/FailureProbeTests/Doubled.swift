import ComposableArchitecture

/// Adds two to its number.
@Reducer
struct Doubled {
  @ObservableState
  struct State: Equatable {
    var number = 0
  }

  enum Action {
    case tap
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.number += 2
      return .none
    }
  }
}
