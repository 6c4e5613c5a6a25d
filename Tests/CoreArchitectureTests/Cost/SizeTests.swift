import ComposableArchitecture
import Testing

/// States and actions that are far larger than usual neither overflow the stack nor get lost.
@MainActor
struct SizeTests {
  @Test func aStateOfOneMebibyteStaysInPlace() {
    let store = Store(initialState: Large.State()) { Large() }
    for _ in 0..<100 { store.send(.child(.presented(.child(.fill)))) }
    #expect(store.withState { $0.child?.child.last } == 100)
    #expect(MemoryLayout<Filling.State>.size > 1 << 20)

    let nested = Store(initialState: Holding.State()) { Holding() }
    nested.scope(state: \.child, action: \.child).send(.fill)
    #expect(nested.child.last == 1)
  }

  @Test func anActionOfTwoHundredCasesTwentyDeepArrives() {
    let store = Store(initialState: Wide.state(depth: 20)) { Wide() }
    store.send(Wide.action(.c1(7), depth: 20))
    store.send(Wide.action(.c2(text: "x", number: 5), depth: 20))
    #expect(store.withState(Wide.numbers) == Array(repeating: 0, count: 20) + [12])
  }
}

@Reducer
private struct Filling {
  @ObservableState
  struct State: Equatable {
    /// 1 MiB, inside of the state itself.
    var numbers = InlineArray<131_072, Int>(repeating: 0)
    var last: Int { numbers[131_071] }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.last == rhs.last }
  }

  enum Action {
    case fill
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.numbers[131_071] += 1
      return .none
    }
  }
}

@Reducer
private struct Holding {
  @ObservableState
  struct State: Equatable {
    var child = Filling.State()
  }

  enum Action {
    case child(Filling.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Filling() }
  }
}

@Reducer
private struct Large {
  @ObservableState
  struct State: Equatable {
    @Presents var child: Holding.State? = Holding.State()
  }

  enum Action {
    case child(PresentationAction<Holding.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child, action: \.child) { Holding() }
  }
}
