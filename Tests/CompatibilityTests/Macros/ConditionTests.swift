import ComposableArchitecture
import Testing

@Reducer
private struct Conditional {
  @ObservableState
  struct State: Equatable {
    var count = 0
    #if DEBUG || !DEBUG
      var flag = false
    #endif
  }
  enum Action {
    case tap
    #if DEBUG || !DEBUG
      case debug
    #endif
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap:
        state.count += 1
        return .none
      #if DEBUG || !DEBUG
        case .debug:
          state.flag = true
          return .none
      #endif
      }
    }
  }
}

@MainActor
struct ConditionTests {
  @Test func conditionsMayStandInStateAndAction() async {
    let store = TestStore(initialState: Conditional.State()) { Conditional() }
    await store.send(.tap) { $0.count = 1 }
    await store.send(.debug) { $0.flag = true }
  }
}
