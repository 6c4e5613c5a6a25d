import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    // error: '@PresentationState' tells no view of a change within '@ObservableState'
    @PresentationState var crane: Crane.State?
    var length = 0
  }
  enum Action {
    case crane(PresentationAction<Crane.Action>)
  }
  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$crane, action: \.crane) { Crane() }
  }
}
