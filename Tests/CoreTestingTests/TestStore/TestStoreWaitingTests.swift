import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreWaitingTests {
  let clock = TestClock()

  func makeStore() -> TestStoreOf<Ferry> {
    TestStore(initialState: .init()) {
      Ferry()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func severalMayWaitAtOnce() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.whistle)
    async let first: Void = store.receive(.heard, timeout: .seconds(600))
    async let second: Void = store.finish(timeout: .seconds(600))
    async let third: Void = store.finish(timeout: .seconds(600))
    await clock.advance(by: .seconds(2))
    _ = await (first, second, third)
  }

  @Test func severalWaitsInTasksAllEnd() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.sail)
    let waits = (1...3).map { _ in
      Task { await store.receive(\.mile, timeout: .seconds(600)) }
    }
    await Task.megaYield()
    await clock.advance(by: .seconds(3))
    for wait in waits { await wait.value }
    await store.skipInFlightEffects()
  }

  @Test func oneWaitMayTimeOutWhileAnotherGoesOn() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.whistle)
    async let patient: Void = store.receive(.heard, timeout: .seconds(600))
    let texts = await failures { await store.receive(.mile, timeout: .milliseconds(1)) }
    #expect(texts.count == 1)
    await clock.advance(by: .seconds(2))
    await patient
  }

  @Test func theStoreMayBeUsedFromAGroup() async {
    let store = makeStore()
    store.exhaustivity = .off
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { await store.send(.load(1)) } }
    }
    store.assert { $0.cars = 8 }
  }

  @Test func theStateWithinAClosureIsTheOneBefore() async {
    let store = makeStore()
    await store.send(.load(1)) {
      #expect(store.state.cars == 0)
      $0.cars = store.state.cars + 1
    }
    await store.send(.inspect)
    await store.receive(.inspected) {
      #expect(store.state.cars == 1)
      $0.cars = 0
    }
    #expect(store.state.cars == 0)
    store.exhaustivity = .off
    await store.send(.load(2)) {
      #expect(store.state.cars == 0)
      #expect($0.cars == 2)
    }
  }
}

extension TestStoreWaitingTests {
  @Test func aCancelledTaskDoesNotWaitForAnAction() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.whistle)
      let waiting = Task { await store.receive(.heard, timeout: .seconds(600)) }
      waiting.cancel()
      await waiting.value
      await store.skipInFlightEffects()
    }
    #expect(
      texts == [
        """
        The test expects to receive 'Ferry.Action.heard', but received none, and the task that \
        waits for it is cancelled.
        """
      ])
  }

  @Test func aCancelledTaskWaitsForTheEndOfEffects() async {
    let store = makeStore()
    await store.send(.whistle)
    let clock = clock
    let finishing = Task {
      await store.finish(timeout: .seconds(600))
      return store.isDismissed
    }
    finishing.cancel()
    await clock.advance(by: .seconds(2))
    #expect(await finishing.value == false)
    await store.receive(.heard)
  }
}
