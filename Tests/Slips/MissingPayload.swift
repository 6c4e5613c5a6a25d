import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var name = ""
  }
  enum Action {
    case closed
    case named(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closed:
        return .none
      case .named:
        // error: cannot find 'name' in scope
        state.name = name
        return .none
      }
    }
  }
}
