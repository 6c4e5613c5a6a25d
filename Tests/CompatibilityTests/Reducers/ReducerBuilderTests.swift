import ComposableArchitecture
import Testing

private struct Add: Reducer {
  let amount: Int
  func reduce(into state: inout Int, action: Bool) -> Effect<Bool> {
    state += amount
    return .none
  }
}

@Reducer
private struct Branches {
  typealias State = Int
  typealias Action = Bool
  var flag = true
  var amounts = [1, 2, 3]
  var optional: Int?

  var body: some Reducer<Int, Bool> {
    if flag {
      Add(amount: 1)
    } else {
      EmptyReducer()
    }
    if let optional {
      Add(amount: optional)
    }
    if flag {
      Add(amount: 10)
    }
    for amount in amounts {
      Add(amount: amount)
    }
    switch amounts.count {
    case 0: Add(amount: 0)
    case 3:
      Add(amount: 100)
      Add(amount: 100)
    default: EmptyReducer()
    }
    #if DEBUG || !DEBUG
      Add(amount: 1_000)
    #endif
    if #available(macOS 10.15, iOS 13, *) {
      Add(amount: 10_000)
    }
    CombineReducers {
      Add(amount: 100_000)
      Reduce { state, _ in
        state += 100_000
        return .none
      }
    }
    EmptyReducer()
    Reduce(Add(amount: 1_000_000))
  }
}

@Reducer
private struct Erased {
  typealias State = Int
  typealias Action = Bool
  let reducers: [any Reducer<Int, Bool>] = [Add(amount: 1), Add(amount: 2)]
  let first: any Reducer<Int, Bool> = Add(amount: 10)

  var body: some Reducer<Int, Bool> {
    first
    for reducer in reducers {
      Reduce(reducer)
    }
  }
}

@Reducer
private struct NoBuilder {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

@Reducer
private struct Explicit {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }
  @ReducerBuilder<State, Action>
  var body: some Reducer<State, Action> {
    core
    core
  }
  @ReducerBuilder<State, Action>
  var core: some Reducer<State, Action> {
    NoBuilderAdapter()
  }
  struct NoBuilderAdapter: Reducer {
    func reduce(into state: inout State, action: Action) -> EffectOf<Explicit> {
      state.count += 1
      return .none
    }
  }
}

@MainActor
struct ReducerBuilderTests {
  @Test func bodiesTakeControlFlow() {
    var state = 0
    _ = Branches(optional: 7).reduce(into: &state, action: true)
    #expect(state == 1_211_224)
    let store = Store(initialState: 0) { Branches(flag: false, amounts: []) }
    store.send(true)
    #expect(store.withState { $0 } == 1_211_000)
  }

  @Test func bodiesTakeErasedReducers() {
    let store = Store(initialState: 0) { Erased() }
    store.send(true)
    #expect(store.withState(\.self) == 13)
  }

  @Test func aReducerMayHaveAMethodInsteadOfABody() async {
    let store = TestStore(initialState: NoBuilder.State()) { NoBuilder() }
    await store.send(.increment) { $0.count = 1 }
    let explicit = TestStore(initialState: Explicit.State()) { Explicit() }
    await explicit.send(.increment) { $0.count = 2 }
  }

  @Test func aStoreTakesABuilderOfSeveralReducers() {
    let store = Store(initialState: 0) {
      Add(amount: 1)
      Reduce<Int, Bool> { state, action in
        guard action else { return .none }
        state *= 10
        return .none
      }
      ._printChanges(nil)
    }
    store.send(false)
    store.send(true)
    #expect(store.withState { $0 } == 20)
  }

  @Test func anOptionalReducerDoesNothingWhileItIsNil() {
    var state = 0
    var reducer: Add? = nil
    _ = reducer.reduce(into: &state, action: true)
    reducer = Add(amount: 2)
    _ = reducer.reduce(into: &state, action: true)
    #expect(state == 2)
  }

  @Test func effectsOfAllReducersAreMerged() async {
    let received = LockIsolated<[Int]>([])
    let store = Store(initialState: ()) {
      Reduce<Void, Int> { _, action in action == 0 ? .send(1) : .none }
      Reduce<Void, Int> { _, action in action == 0 ? .send(2) : .none }
      Reduce<Void, Int> { _, action in
        received.withValue { $0.append(action) }
        return .none
      }
    }
    await store.send(0).finish()
    #expect(received.value == [0, 1, 2])
  }
}
