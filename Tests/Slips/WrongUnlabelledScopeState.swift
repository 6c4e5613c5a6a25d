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
    // error: value of type 'Quay.State' has no member 'krane'
    Scope(\.krane, action: \.crane) { Crane() }
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
