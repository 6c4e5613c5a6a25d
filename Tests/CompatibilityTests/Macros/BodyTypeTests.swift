import ComposableArchitecture
import Testing

// Reducers whose body says what their state and action are.

@Reducer
private struct Tally {
  enum Action { case tap }

  var body: some Reducer<Int, Action> {
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}

@Reducer
private struct Gauge {
  @ObservableState
  struct State: Equatable { var level = 0 }

  var body: some Reducer<State, Int> {
    Reduce { state, action in
      state.level = action
      return .none
    }
  }
}

@Reducer
private struct Idle {
  let body = EmptyReducer<Int, Int>()
}

@Reducer
private struct Counting {
  let body = Reduce<Int, Bool> { state, action in
    state += action ? 1 : -1
    return .none
  }
}

@Reducer
private struct Typed {
  var body: Reduce<Int, Int> {
    Reduce { state, action in
      state = action
      return .none
    }
  }
}

/// Its body is another feature's.
@Reducer
private struct Wrapper {
  let body = Tally()
}

@Reducer
private struct Kitchen {
  @ObservableState
  struct State: Equatable { var plates = 0 }
  enum Action { case wash, dry }

  var body: some ReducerOf<Self> {
    Washing()
    Drying()
  }

  /// Works on the state of the whole kitchen.
  @Reducer
  struct Washing {
    var body: some Reducer<State, Action> {
      Reduce { state, action in
        if case .wash = action { state.plates += 1 }
        return .none
      }
    }
  }

  @Reducer
  struct Drying {
    var body: some ReducerOf<Kitchen> {
      Reduce { state, action in
        if case .dry = action { state.plates += 10 }
        return .none
      }
    }
  }

  /// Has a state of its own, and the kitchen's actions.
  @Reducer
  struct Listening {
    @ObservableState
    struct State: Equatable { var heard = 0 }

    var body: some Reducer<Self.State, Kitchen.Action> {
      Reduce { state, _ in
        state.heard += 1
        return .none
      }
    }
  }
}

@Reducer
private struct Named {
  var body: some Reducer<Named.State, Self.Action> {
    EmptyReducer()
  }
}

@MainActor
@Suite struct BodyTypeTests {
  @Test func stateAndActionAreThoseOfTheBody() {
    let tally = Store(initialState: 0) { Tally() }
    tally.send(.tap)
    #expect(tally.withState { $0 } == 1)
    let gauge = Store(initialState: Gauge.State()) { Gauge() }
    gauge.send(7)
    #expect(gauge.level == 7)
    Store(initialState: 1) { Idle() }.send(3)
    let counting = Store(initialState: 1) { Counting() }
    counting.send(true)
    #expect(counting.withState { $0 } == 2)
    let typed = Store(initialState: 1) { Typed() }
    typed.send(5)
    #expect(typed.withState { $0 } == 5)
    let wrapper = Store(initialState: 1) { Wrapper() }
    wrapper.send(.tap)
    #expect(wrapper.withState { $0 } == 2)
  }

  @Test func nestedReducersUseTheTypesAroundThem() {
    let kitchen = Store(initialState: Kitchen.State()) { Kitchen() }
    kitchen.send(.wash)
    kitchen.send(.dry)
    #expect(kitchen.plates == 11)
    let listening = Store(initialState: Kitchen.Listening.State()) { Kitchen.Listening() }
    listening.send(.wash)
    #expect(listening.heard == 1)
  }

  @Test func typesThatNobodyDeclaredAreMade() {
    #expect(Named.State() == Named.State())
  }
}
