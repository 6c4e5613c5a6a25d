import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var length = 0
  }
  enum Action {
    case extended
    case shortened
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // error: switch must be exhaustive
      switch action {
      case .extended:
        state.length += 1
        return .none
      }
    }
  }
}
