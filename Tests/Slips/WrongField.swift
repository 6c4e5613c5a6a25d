import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var length = 0
    var name = ""
  }
  enum Action {
    case extended
    case named(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .extended:
        // error: value of type 'Quay.State' has no member 'lenght'
        state.lenght += 1
        return .none
      case .named(let name):
        state.name = name
        return .none
      }
    }
  }
}
