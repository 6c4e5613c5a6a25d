import ComposableArchitecture

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var stored: Self { Self[.inMemory("stored"), default: 0] }
}

@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
    var taps = 0

    init(count: Shared<Int> = Shared(value: 0)) { _count = count }
  }

  enum Action: Equatable {
    case tap
    case tapTwice
    case ignored
    case effect
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap:
        state.$count.withLock { $0 += 1 }
        return .none
      case .tapTwice:
        return .concatenate(.send(.tap), .send(.tap))
      case .ignored:
        return .none
      case .effect:
        return .run { [count = state.$count] _ in count.withLock { $0 += 100 } }
      }
    }
  }
}

@Reducer
struct Kept {
  @ObservableState
  struct State: Equatable {
    @Shared(.stored) var stored
    @Shared(.fileStorage(URL(filePath: "/names.json"))) var names: [String] =
      []
    @Shared(.appStorage("isOn")) var isOn = false
    @SharedReader(.stored) var reader
  }

  enum Action {
    case tap
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.$stored.withLock { $0 += 1 }
      state.$names.withLock { $0.append("Mara") }
      state.$isOn.withLock { $0.toggle() }
      return .none
    }
  }
}

@Reducer
struct Pair {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
    var left: Tally.State
    var right: Tally.State

    init() {
      let count = Shared(value: 0)
      _count = count
      left = Tally.State(count: count)
      right = Tally.State(count: count)
    }
  }

  enum Action {
    case left(Tally.Action)
    case right(Tally.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Tally() }
    Scope(state: \.right, action: \.right) { Tally() }
  }
}
