import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var cranes: IdentifiedArrayOf<Crane.State> = []
  }
  enum Action {
    case cranes(IdentifiedActionOf<Crane>)
    case closed
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closed:
        state.cranes.removeAll()
        return .none
      case .cranes:
        return .none
      }
    }
    // error: value of type 'Quay.State' has no member 'krans'
    .forEach(\.krans, action: \.cranes) { Crane() }
  }
}
