import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var length = 0
  }
  enum Action {
    case measured
    case told
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .measured:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          // error: expression is 'async' but is not marked with 'await'
          send(.told)
        }
      case .told:
        return .none
      }
    }
  }
}
