import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    @Presents var crane: Crane.State?
    var length = 0
  }
  enum Action {
    case crane(PresentationAction<Crane.Action>)
    case opened
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        // error: value of type 'Quay.State' has no member 'lenght'
        state.crane = Crane.State(id: state.lenght)
        return .none
      case .crane:
        return .none
      }
    }
    .ifLet(\.$crane, action: \.crane) { Crane() }
  }
}
