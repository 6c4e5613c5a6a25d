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
        return .run { send in
          // error: mutable capture of 'inout' parameter 'state' is not allowed in concurrently-executing code
          await send(.told(state.length))
        }
      case .told:
        return .none
      }
    }
  }
}
