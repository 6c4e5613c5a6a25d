import ComposableArchitecture

func tests() -> [Workload] {
  [
    Workload("W9", "TestStore, exhaustive send", target: 86) { @MainActor in
      let store = TestStore(initialState: Counter.State()) { Counter() }
      let start = ContinuousClock.now
      for step in 1...5_000 {
        await store.send(.increment) { $0.count = step }
      }
      return (ContinuousClock.now - start).each(of: 5_000)
    } bare: { @MainActor in
      let store = BareStore<Counter.State, Counter.Action>(Counter.State()) { state, _ in
        state.count += 1
      }
      return timed(5_000) {
        for step in 1...5_000 {
          var expected = store.state
          store.send(.increment)
          expected.count = step
          consume(expected == store.state ? "" : "\(expected) is not \(store.state)")
        }
      }
    },
    explorations(),
  ]
}

private func explorations() -> Workload {
  Workload("E1", "explore, an order of two steps and eight actions", target: 900) {
    let start = ContinuousClock.now
    let report = await explore(Race.State()) {
      Race()
    } steps: {
      [.send(.begin(0)), .send(.begin(5))]
    }
    consume(report.failure?.reason ?? "")
    return (ContinuousClock.now - start).each(of: report.orders)
  } bare: {
    timed(1_000) {
      for _ in 0..<1_000 {
        var state = Race.State()
        for action in 0..<10 { state.came.append(action) }
        consume("\(state.came.count)")
      }
    }
  }
}

/// Two effects whose actions come in any order.
@Reducer
struct Race {
  struct State: Equatable { var came: [Int] = [] }
  enum Action { case begin(Int), came(Int) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .begin(let first):
        return .run { send in
          for number in first..<(first + (first == 0 ? 5 : 3)) { await send(.came(number)) }
        }
      case .came(let number):
        state.came.append(number)
        return .none
      }
    }
  }
}
