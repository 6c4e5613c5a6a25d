import ComposableArchitecture
import Observation

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

/// Reads a dependency as a closure in a task-local value.
private enum BareStep {
  @TaskLocal static var step: @Sendable () -> Int = { 1 }
}

@MainActor
func counters() -> [Workload] {
  [
    Workload("W0", "reducer called directly, no store", target: 2.2) {
      var state = Counter.State()
      let reducer = Counter()
      return timed(1_000_000) {
        for _ in 0..<1_000_000 { consume(reducer.reduce(into: &state, action: .increment)) }
      }
    } bare: {
      var count = 0
      return timed(1_000_000) {
        for _ in 0..<1_000_000 { consume(bareIncrement(&count, .increment)) }
      }
    },
    Workload("W1", "store.send, no effect", target: 4.9) { @MainActor in
      let store = Store(initialState: Counter.State()) { Counter() }
      return timed(500_000) {
        for _ in 0..<500_000 { store.send(.increment) }
      }
    } bare: { @MainActor in
      let store = BareStore<Int, Counter.Action>(0) { count, _ in count += 1 }
      return timed(500_000) {
        for _ in 0..<500_000 { store.send(.increment) }
      }
    },
    Workload("W10", "W1 with one @Dependency read in the reducer", target: 6) { @MainActor in
      let store = Store(initialState: DependingCounter.State()) { DependingCounter() }
      return timed(500_000) {
        for _ in 0..<500_000 { store.send(.increment) }
      }
    } bare: { @MainActor in
      let store = BareStore<Int, Counter.Action>(0) { count, _ in count += BareStep.step() }
      return timed(500_000) {
        for _ in 0..<500_000 { store.send(.increment) }
      }
    },
  ] + observedCounters()
}

@MainActor
private func observedCounters() -> [Workload] {
  [
    Workload("W2", "W1, an observation re-armed at each change", target: 0.85) { @MainActor in
      let store = Store(initialState: Counter.State()) { Counter() }
      return timed(100_000) {
        for _ in 0..<100_000 {
          withPerceptionTracking {
            consume(store.count)
          } onChange: {
          }
          store.send(.increment)
        }
      }
    } bare: {
      observeBareCounter()
    },
    Workload("W2s", "the same with the standard library's tracking", target: 1.8) { @MainActor in
      let store = Store(initialState: Counter.State()) { Counter() }
      return timed(100_000) {
        for _ in 0..<100_000 {
          withObservationTracking {
            consume(store.count)
          } onChange: {
          }
          store.send(.increment)
        }
      }
    } bare: {
      observeBareCounter()
    },
  ]
}

private func observeBareCounter() -> Double {
  let counter = BareCounter()
  return timed(100_000) {
    for _ in 0..<100_000 {
      withObservationTracking {
        consume(counter.count)
      } onChange: {
      }
      counter.count += 1
    }
  }
}
