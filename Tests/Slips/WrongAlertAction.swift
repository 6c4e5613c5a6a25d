import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    @Presents var alert: AlertState<Action.Alert>?
  }
  enum Action {
    case alert(PresentationAction<Alert>)
    case closeTapped
    enum Alert {
      case closeConfirmed
    }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeTapped:
        state.alert = AlertState {
          TextState("Close the quay?")
        } actions: {
          // error: reference to member 'closeConfirmd' cannot be resolved without a contextual type
          ButtonState(action: .closeConfirmd) { TextState("Close") }
        }
        return .none
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
