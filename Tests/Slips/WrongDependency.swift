import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {}
  enum Action {
    case opened
  }
  // error: cannot infer key path type from context
  @Dependency(\.uiid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}
