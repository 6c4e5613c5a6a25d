import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var length = 0
  }
  enum Action {
    case extended
    case named(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .extended:
        state.length += 1
        return .none
      case .named(let name):
        // error: cannot assign value of type 'String' to type 'Int'
        state.length = name
        return .none
      }
    }
  }
}
