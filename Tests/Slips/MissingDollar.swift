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
        state.crane = Crane.State(id: state.length)
        return .none
      case .crane:
        return .none
      }
    }
    // error: (aka '_OptionalAndItsAction') and 'PresentationAction<Crane.Action>._ChildHolding'
    .ifLet(\.crane, action: \.crane) { Crane() }
  }
}
