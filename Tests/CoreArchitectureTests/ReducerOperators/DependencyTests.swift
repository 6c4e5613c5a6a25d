import Core
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct DependencyOperatorTests {
  @Test func anOverrideHoldsInTheReducer() {
    let store = Store(initialState: Teller.State()) {
      Teller().dependency(\.greeting, Greeting(text: "Hello"))
    }

    store.send(.read)

    #expect(store.heard == ["Hello"])
  }

  @Test func anOverrideHoldsInTheEffectsOfTheReducer() async {
    let store = Store(initialState: Teller.State()) {
      Teller().dependency(\.greeting, Greeting(text: "Hello"))
    }

    await store.send(.readInEffect).finish()

    #expect(store.heard == ["Hello"])
  }

  @Test func anOverrideDoesNotReachOtherReducers() async {
    let store = Store(initialState: Two.State()) { Two() }

    store.send(.first(.read))
    await store.send(.second(.readInEffect)).finish()

    #expect(store.first.heard == ["Hello"])
    #expect(store.second.heard == ["test"])
  }

  @Test func aDependencyThatIsItsOwnKeyIsOverriddenByItself() {
    let store = Store(initialState: Teller.State()) {
      Teller().dependency(Greeting(text: "Hello"))
    }

    store.send(.read)

    #expect(store.heard == ["Hello"])
  }

  @Test func theNearestOverrideHolds() {
    let store = Store(initialState: Teller.State()) {
      Teller()
        .dependency(\.greeting, Greeting(text: "near"))
        .dependency(\.greeting, Greeting(text: "far"))
    }

    store.send(.read)

    #expect(store.heard == ["near"])
  }

  @Test func aTransformationStartsFromWhatHoldsAround() async {
    let store = Store(initialState: Teller.State()) {
      Teller().transformDependency(\.greeting) { $0.text += "!" }
    } withDependencies: {
      $0.greeting.text = "Hello"
    }

    store.send(.read)
    await store.send(.readInEffect).finish()

    #expect(store.heard == ["Hello!", "Hello!"])
  }

  @Test func severalDependenciesAreTransformedTogether() {
    let store = Store(initialState: Teller.State()) {
      Teller().transformDependency(\.self) { $0.greeting.text = "Hello" }
    }

    store.send(.read)

    #expect(store.heard == ["Hello"])
  }
}

private struct Greeting: TestDependencyKey {
  var text: String
  static let testValue = Greeting(text: "test")
}

extension DependencyValues {
  fileprivate var greeting: Greeting {
    get { self[Greeting.self] }
    set { self[Greeting.self] = newValue }
  }
}

@Reducer
private struct Teller {
  @ObservableState
  struct State: Equatable {
    var heard: [String] = []
  }

  enum Action {
    case read
    case readInEffect
    case heard(String)
  }

  @Dependency(\.greeting) var greeting

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .read:
        state.heard.append(greeting.text)
        return .none
      case .readInEffect:
        return .run { send in await send(.heard(greeting.text)) }
      case .heard(let text):
        state.heard.append(text)
        return .none
      }
    }
  }
}

@Reducer
private struct Two {
  @ObservableState
  struct State: Equatable {
    var first = Teller.State()
    var second = Teller.State()
  }

  enum Action {
    case first(Teller.Action)
    case second(Teller.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: \.first) {
      Teller().dependency(\.greeting, Greeting(text: "Hello"))
    }
    Scope(state: \.second, action: \.second) { Teller() }
  }
}
