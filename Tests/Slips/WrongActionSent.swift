import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var length = 0
  }
  enum Action {
    case measured
    case told(Int)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .measured:
        // error: type 'Quay.Action' has no member 'tolt'
        return .send(.tolt(state.length))
      case .told:
        return .none
      }
    }
  }
}
