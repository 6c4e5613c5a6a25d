import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    @Presents var crane: Crane.State?
  }
  enum Action {
    case crane(Crane.Action)
  }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: requires the types 'PresentationState<Crane.State>._Holding' (aka '_DollarAndPresentationAction') and '_OptionalAndItsAction' be equivalent
      .ifLet(\.$crane, action: \.crane) { Crane() }
  }
}
