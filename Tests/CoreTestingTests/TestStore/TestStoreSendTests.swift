import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreSendTests {
  @Test func assertsHowAnActionChangesTheState() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }

    await store.send(.increment) { $0.count = 1 }
    await store.send(\.increment) { $0.count = 2 }
    await store.send(.ignored)

    #expect(store.state.count == 2)
  }

  @Test func aWrongExpectationShowsTheDifference() async {
    let texts = await failures {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      await store.send(.increment) { $0.count = 3 }
    }

    #expect(
      texts == [
        """
        The state after 'Feature.Action.increment' does not match the expectation:

              Feature.State(
            −   count: 3,
            +   count: 1,
                fact: nil,
                isLoading: false
              )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aChangeThatIsNotAssertedFails() async {
    let texts = await failures {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      await store.send(.increment)
    }

    #expect(
      texts == [
        """
        'Feature.Action.increment' changed the state, and the test says that it does not:

              Feature.State(
            −   count: 0,
            +   count: 1,
                fact: nil,
                isLoading: false
              )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aClosureThatChangesNothingFails() async {
    let texts = await failures {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      await store.send(.ignored) { _ in }
    }

    #expect(
      texts == [
        """
        The test expects 'Feature.Action.ignored' to change the state, but nothing changed.

        The closure changes no part of the state. If the state is not to change, leave the closure \
        out.
        """
      ])
  }

  @Test func anErrorInTheClosureFails() async {
    struct Refused: Error {}
    let texts = await failures {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      await store.send(.ignored) { _ in throw Refused() }
    }

    #expect(
      texts == [
        """
        The closure that asserts on 'Feature.Action.ignored' threw an error: \
        CoreTestingTests.TestStoreSendTests.Refused()
        """
      ])
  }

  @Test func sendingBeforeReceivingFails() async {
    let texts = await failures {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      await store.send(.twice)
      await store.send(.increment) { $0.count = 1 }
    }

    #expect(
      texts == [
        """
        The store has received 2 actions that the test must handle before it sends \
        'Feature.Action.increment':

          [
            [0]: .first,
            [1]: .second
          ]

        Call 'receive' for each of them first, or 'skipReceivedActions'.

        More: Documentation/Core.docc/Testing.md#overview
        """
      ])
  }

  @Test func theTaskCancelsWhatTheActionStarted() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }

    let task = await store.send(.listen)
    await task.cancel()

    #expect(task.isCancelled)
  }

  @Test func aTaskThatDoesNotEndFails() async {
    let texts = await failures {
      let store = TestStore(initialState: Feature.State()) { Feature() }
      let task = await store.send(.listen)
      await task.finish(timeout: .milliseconds(1))
      await task.cancel()
    }

    #expect(
      texts == [
        """
        The effects of an action have not ended within 0.001 seconds. They were started by:

          • Feature.Action.listen

        If they use a clock or a scheduler, advance it, or use one that is immediate; if they need \
        longer, pass a longer 'timeout'; if they run until their feature goes, cancel this task instead.

        More: Documentation/Core.docc/TimeInTests.md#which-clock
        """
      ])
  }

  @Test func assertLooksAtTheStateWithoutAnAction() async {
    let store = TestStore(initialState: Feature.State(count: 4)) { Feature() }

    store.assert { $0.count = 4 }
    let texts = await failures { store.assert { $0.count = 5 } }

    #expect(texts.first?.contains("−   count: 5,") == true)
  }
}
