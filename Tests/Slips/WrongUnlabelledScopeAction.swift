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
    // error: has no dynamic member 'krane' using key path from root type 'Quay.Action.AllCasePaths'
    Scope(\.crane, action: \.krane) { Crane() }
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
