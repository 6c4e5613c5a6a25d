import ComposableArchitecture

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      }
    }
  }
}

struct StepClient: DependencyKey, Sendable {
  var step: @Sendable () -> Int
  static let liveValue = StepClient { 1 }
}

extension DependencyValues {
  var stepClient: StepClient {
    get { self[StepClient.self] }
    set { self[StepClient.self] = newValue }
  }
}

@Reducer
struct DependingCounter {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }

  enum Action {
    case increment
  }

  @Dependency(\.stepClient) var stepClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += stepClient.step()
        return .none
      }
    }
  }
}

@MainActor
func counters() -> [Workload] {
  [
    Workload(name: "W0", title: "reducer called directly, no store", target: 40) {
      var state = Counter.State()
      let reducer = Counter()
      return timed(1_000_000) {
        for _ in 0..<1_000_000 { consume(reducer.reduce(into: &state, action: .increment)) }
      }
    },
    Workload(name: "W1", title: "store.send, no effect", target: 200) { @MainActor in
      let store = Store(initialState: Counter.State()) { Counter() }
      return timed(1_000_000) {
        for _ in 0..<1_000_000 { store.send(.increment) }
      }
    },
    Workload(name: "W2", title: "the same, an observation re-armed at each change", target: 700) {
      @MainActor in
      let store = Store(initialState: Counter.State()) { Counter() }
      return timed(200_000) {
        for _ in 0..<200_000 {
          withPerceptionTracking {
            consume(store.count)
          } onChange: {
          }
          store.send(.increment)
        }
      }
    },
    Workload(name: "W10", title: "W1 with one @Dependency read in the reducer", target: 350) {
      @MainActor in
      let store = Store(initialState: DependingCounter.State()) { DependingCounter() }
      return timed(500_000) {
        for _ in 0..<500_000 { store.send(.increment) }
      }
    },
  ]
}
