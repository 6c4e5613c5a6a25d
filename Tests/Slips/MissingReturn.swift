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
      case .extended:
        state.length += 1
      case .shortened:
        state.length -= 1
        return .none
      }
      // error: missing return in closure expected to return 'Effect<Quay.Action>'
    }
  }
}
