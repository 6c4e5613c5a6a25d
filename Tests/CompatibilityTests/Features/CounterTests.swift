import ComposableArchitecture
import Testing

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case decrementButtonTapped
    case incrementButtonTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
struct TwoCounters {
  @ObservableState
  struct State: Equatable {
    var counter1 = Counter.State()
    var counter2 = Counter.State()
  }

  enum Action {
    case counter1(Counter.Action)
    case counter2(Counter.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.counter1, action: \.counter1) {
      Counter()
    }
    Scope(state: \.counter2, action: \.counter2) {
      Counter()
    }
  }
}

@Reducer
struct OptionalCounter {
  @ObservableState
  struct State: Equatable {
    var optionalCounter: Counter.State?
  }

  enum Action {
    case optionalCounter(Counter.Action)
    case toggleCounterButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .toggleCounterButtonTapped:
        state.optionalCounter = state.optionalCounter == nil ? Counter.State() : nil
        return .none
      case .optionalCounter:
        return .none
      }
    }
    .ifLet(\.optionalCounter, action: \.optionalCounter) {
      Counter()
    }
  }
}

@MainActor
struct CounterTests {
  @Test func countsUpAndDown() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    }
    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(\.incrementButtonTapped) {
      $0.count += 1
    }
    await store.send(.decrementButtonTapped) { $0.count = 1 }
    #expect(store.state.count == 1)
  }

  @Test func twoCountersCountApart() async {
    let store = TestStore(initialState: TwoCounters.State()) { TwoCounters() }
    await store.send(.counter1(.incrementButtonTapped)) { $0.counter1.count = 1 }
    await store.send(\.counter2.decrementButtonTapped) { $0.counter2.count = -1 }
  }

  @Test func anOptionalCounterComesAndGoes() async {
    let store = TestStore(initialState: OptionalCounter.State()) { OptionalCounter() }
    await store.send(.toggleCounterButtonTapped) { $0.optionalCounter = Counter.State() }
    await store.send(\.optionalCounter.incrementButtonTapped) { $0.optionalCounter?.count = 1 }
    await store.send(.toggleCounterButtonTapped) { $0.optionalCounter = nil }
  }

  @Test func aStoreRunsTheFeatureAndItsChildren() {
    let store = Store(initialState: TwoCounters.State()) { TwoCounters()._printChanges(nil) }
    let first = store.scope(state: \.counter1, action: \.counter1)
    first.send(.incrementButtonTapped)
    first.send(.incrementButtonTapped)
    #expect(first.count == 2)
    #expect(store.counter1.count == 2)
    #expect(store.state.counter2.count == 0)
    #expect(store.withState { $0.counter1.count } == 2)
  }

  @Test func theStoreOfAnOptionalChildIsThereWhileTheChildIs() {
    let store = StoreOf<OptionalCounter>(initialState: OptionalCounter.State()) {
      OptionalCounter()
    }
    #expect(store.scope(state: \.optionalCounter, action: \.optionalCounter) == nil)
    store.send(.toggleCounterButtonTapped)
    let child = store.scope(state: \.optionalCounter, action: \.optionalCounter)
    child?.send(.incrementButtonTapped)
    #expect(store.optionalCounter?.count == 1)
  }
}
