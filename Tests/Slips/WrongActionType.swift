import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var crane = Crane.State(id: 1)
  }
  enum Action {
    case crane(Crane.Action)
    case started
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.crane, action: \.crane) { Crane() }
    Reduce { state, action in
      switch action {
      case .started:
        // error: type 'Quay.Action' has no member 'lifted'
        return .send(.lifted)
      case .crane:
        return .none
      }
    }
  }
}
