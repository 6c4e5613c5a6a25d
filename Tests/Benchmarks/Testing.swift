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
    }
  ]
}
