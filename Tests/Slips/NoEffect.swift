import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var length = 0
  }
  enum Action {
    case extended
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      // error: cannot convert value of type '()' to closure result type 'Effect<Quay.Action>'
      state.length += 1
    }
  }
}
