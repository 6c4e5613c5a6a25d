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
      // error: value of type 'Quay.State' has no member 'lenght'
      case .measured: .send(.told(state.lenght))
      case .told: .none
      }
    }
  }
}
