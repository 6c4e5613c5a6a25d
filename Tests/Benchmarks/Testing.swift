import ComposableArchitecture

func tests() -> [Workload] {
  [
    Workload(name: "W9", title: "TestStore, exhaustive send", target: 3_000) { @MainActor in
      let store = TestStore(initialState: Counter.State()) { Counter() }
      let start = ContinuousClock.now
      for step in 1...5_000 {
        await store.send(.increment) { $0.count = step }
      }
      return (5_000, ContinuousClock.now - start)
    }
  ]
}
