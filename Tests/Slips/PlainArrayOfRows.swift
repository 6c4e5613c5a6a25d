import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var cranes: [Crane.State] = []
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
    // error: requires that 'Array<Crane.State>' conform to '_IdentifiedArrayOrStack'
    .forEach(\.cranes, action: \.cranes) { Crane() }
  }
}
