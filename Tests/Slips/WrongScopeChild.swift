import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var crane = Crane.State(id: 1)
    var length = 0
  }
  enum Action {
    case crane(Crane.Action)
    case extended
  }
  var body: some ReducerOf<Self> {
    // error: cannot convert value of type 'Lighthouse.State' to expected argument type 'Crane.State'
    Scope(state: \.crane, action: \.crane) { Lighthouse() }
    Reduce { state, action in
      switch action {
      case .extended:
        state.length += 1
        return .none
      case .crane:
        return .none
      }
    }
  }
}
