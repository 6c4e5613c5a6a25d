import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreReceiveTests {
  let clock = TestClock()

  func makeStore(fact: @escaping @Sendable (Int) async throws -> String = { "\($0) is a number." })
    -> TestStoreOf<Feature>
  {
    TestStore(initialState: Feature.State()) {
      Feature(fact: fact)
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func receivesByValueByCaseAndByPredicate() async {
    let store = makeStore()
    for step in 0..<4 {
      await store.send(.factTapped) {
        $0.isLoading = true
      }
      await clock.advance(by: .seconds(1))
      let update: (inout Feature.State) -> Void = {
        $0.isLoading = false
        $0.fact = "0 is a number."
      }
      switch step {
      case 0: await store.receive(.factResponse("0 is a number."), assert: update)
      case 1: await store.receive(\.factResponse, assert: update)
      case 2: await store.receive(\.factResponse, "0 is a number.", assert: update)
      default: await store.receive({ $0.is(\.factResponse) }, assert: update)
      }
    }
  }

  @Test func receivesInTheOrderOfSending() async {
    let store = makeStore()

    await store.send(.twice)
    await store.receive(\.first)
    await store.receive(\.second)
  }

  @Test func waitsForAnActionThatTakesItsTime() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: Feature.State()) {
      Feature { _ in await stream.first { _ in true } ?? "" }
    } withDependencies: {
      $0.continuousClock = .immediate
    }
    await store.send(.factTapped) { $0.isLoading = true }
    Task.detached { continuation.yield("late") }
    await store.receive(.factResponse("late"), timeout: .seconds(20)) {
      $0.fact = "late"
      $0.isLoading = false
    }
  }

  @Test func anotherActionThanExpectedFails() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.twice)
      await store.receive(.second)
      await store.receive(\.second)
    }

    #expect(
      texts == [
        """
        The test expects to receive 'Feature.Action.second', but another action came before \
        it:

            − Feature.Action.second
            + Feature.Action.first

        (Expected: −, Received: +)
        """
      ])
  }

  @Test func theWrongActionIsReportedOnceWhateverElseIsWrong() async {
    let store = makeStore()
    await store.send(.factTapped) { $0.isLoading = true }
    await clock.advance(by: .seconds(1))
    let texts = await failures {
      await store.receive(.factResponse("Nobody knows.")) { $0.fact = "Nobody knows." }
    }
    #expect(
      texts == [
        """
        The test expects to receive 'Feature.Action.factResponse(Nobody knows.)', but another \
        action came:

            − Feature.Action.factResponse("Nobody knows.")
            + Feature.Action.factResponse("0 is a number.")

        (Expected: −, Received: +)
        """
      ])
    #expect(store.state.fact == "0 is a number.")
    await store.send(.increment) { $0.count = 1 }
  }

  @Test func anEffectThatEndedIsNamedWhenItsActionIsMissed() async {
    let store = makeStore()
    await store.send(.listen)
    await store.send(.stop)
    let texts = await failures { await store.receive(\.factResponse) }
    #expect(
      texts == [
        """
        The test expects to receive an action of the case '\\.factResponse', but received none, \
        and no effect is running that could send it. The last one to end was cancelled; it was \
        started by 'Feature.Action.listen'.
        """
      ])
  }

  @Test func nothingToReceiveFailsAtOnceWhenNoEffectRuns() async {
    let texts = await failures {
      let store = makeStore()
      await store.receive(\.factResponse)
    }

    #expect(
      texts == [
        """
        The test expects to receive an action of the case '\\.factResponse', but received none, \
        and no effect is running that could send it.
        """
      ])
  }

  @Test func nothingReceivedInTimeFails() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.factTapped) { $0.isLoading = true }
      await store.receive(\.factResponse, timeout: .milliseconds(1))
      await store.skipInFlightEffects()
    }

    #expect(
      texts == [
        """
        The test expects to receive an action of the case '\\.factResponse', but received none \
        within 0.001 seconds.

        Effects are still running, which were started by:

          • Feature.Action.factTapped

        Where a clock or a scheduler is used, advance it, or use one that is immediate; for work \
        that needs longer, pass a longer 'timeout'.
        """
      ])
  }

  @Test func aReceivedChangeThatIsNotAssertedFails() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.factTapped) { $0.isLoading = true }
      await clock.advance(by: .seconds(1))
      await store.receive(\.factResponse)
    }

    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "'Feature.Action.factResponse(0 is a number.)' changed the state, and the test") == true)
  }
}
