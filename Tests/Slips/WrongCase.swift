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
      switch action {
      // error: type 'Quay.Action' has no member 'extendet'
      case .extendet:
        state.length += 1
        return .none
      case .shortened:
        state.length -= 1
        return .none
      }
    }
  }
}
