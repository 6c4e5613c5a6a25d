import ComposableArchitecture
import Testing

@Reducer
private struct Oven {
  @ObservableState
  struct State: Equatable {
    var degrees = 20
  }
  enum Action { case heat }
  var step = 100
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.degrees += step
      return .none
    }
  }
}

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreInitTests {
  @Test func theStateMayBeSpelledShort() async {
    let store = TestStore(initialState: .init(degrees: 50)) { Oven() }
    await store.send(.heat) { $0.degrees = 150 }
  }

  @Test func theReducerMayBeItsInitialiser() async {
    let store = TestStore(initialState: Ferry.State(), reducer: Ferry.init)
    await store.send(.load(2)) { $0.cars = 2 }
  }

  @Test func theTypeMaySayWhatTheStateIs() async {
    let store: TestStoreOf<Oven> = TestStore(initialState: .init(), reducer: { Oven(step: 5) })
    await store.send(.heat) { $0.degrees = 25 }
    let other = TestStoreOf<Oven>(initialState: .init()) { Oven(step: 6) }
    await other.send(.heat) { $0.degrees = 26 }
  }

  @Test func theReducerMayTakeLines() async {
    let store = TestStore(initialState: Oven.State()) {
      let step = 7
      return Oven(step: step)
    } withDependencies: {
      $0.date.now = .distantPast
    }
    await store.send(.heat) { $0.degrees = 27 }
  }

  @Test func theReducerMayBeWritten() async {
    let store = TestStore(initialState: 1) {
      Reduce<Int, Bool> { state, action in
        state += action ? 1 : -1
        return .none
      }
    }
    await store.send(true) { $0 = 2 }
  }

  @Test func theReducerMayBeChanged() async {
    let store = TestStore(initialState: Oven.State()) {
      Oven()
        .onChange(of: \.degrees) { _, _ in Reduce { _, _ in .none } }
        ._printChanges(nil)
    }
    await store.send(.heat) { $0.degrees = 120 }
  }

  @Test func dependenciesMayAllBeReplaced() async {
    let store = TestStore(initialState: Stack.State()) {
      Stack()
    } withDependencies: {
      $0 = .test
    }
    await store.send(.push) { $0.path.append(Oven.State()) }
    await store.send(.path(.element(id: 0, action: .heat))) { $0.path[id: 0]?.degrees = 120 }
    await store.send(.push) { $0.path[id: 1] = Oven.State() }
  }
}

@Reducer
private struct Stack {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Oven.State>()
  }
  enum Action {
    case push
    case path(StackActionOf<Oven>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .push = action { state.path.append(Oven.State()) }
      return .none
    }
    .forEach(\.path, action: \.path) { Oven() }
  }
}
