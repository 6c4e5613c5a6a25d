import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreEndTests {
  func makeStore() -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = .immediate
    }
  }

  @Test func effectsThatOutliveTheTestFail() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.listen)
    }

    #expect(
      texts == [
        """
        The test has ended while effects are still running. They were started by:

          • Feature.Action.listen

        Every effect must end within the test, or its result goes unchecked. If it uses a clock or \
        a scheduler, advance it, or use one that is immediate; if it only needs time, end the test \
        with 'await store.finish()'. If it runs until its feature goes, let the test make it go, \
        cancel it ('cancel(id:)', or the task that 'send' returned), or call 'skipInFlightEffects'.

        More: Documentation/Core.docc/TimeInTests.md#which-clock
        """
      ])
  }

  @Test func cancelledEffectsDoNotFail() async {
    let store = makeStore()
    await store.send(.listen)
    await store.send(.stop)
  }

  @Test func effectsThatOutliveTheTestFailWhereTheirActionWasSent() async {
    let places = LockIsolated<[Int]>([])
    await withKnownIssue {
      let store = makeStore()
      await store.send(.listen)
      await store.send(.listen)
    } matching: { issue in
      places.withValue { $0.append(issue.sourceLocation?.line ?? 0) }
      return true
    }
    #expect(places.value == [#line - 6, #line - 5])
  }

  @Test func anErrorThatNothingCatchesNamesTheActionThatStartedItsEffect() async {
    struct Leak: Error {}
    let texts = await failures {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { _, _ in .run { _ in throw Leak() } }
      }
      await store.send(true).finish()
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Leak()\n\nThe effect was started by:\n\n  Bool") == true)
  }

  @Test func aLateActionNamesTheActionThatStartedItsEffect() async {
    let escaped = LockIsolated<Send<Bool>?>(nil)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Bool> { _, _ in .run { send in escaped.setValue(send) } }
    }
    await store.send(true).finish()
    let texts = await failures {
      await escaped.value?(false)
      await store.skipReceivedActions()
    }
    #expect(
      texts.first?.contains("The effect was started by:\n\n  Bool") == true)
  }

  @Test func actionsLeftOverFail() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.twice)
      await store.receive(\.first)
    }

    #expect(
      texts == [
        """
        The store has received 1 action that the test does not handle:

          [
            [0]: .second
          ]

        Call 'receive' for each of them, or 'skipReceivedActions'; a test that leaves such things \
        out on purpose says 'exhaustivity = .off'.

        More: Documentation/Core.docc/Testing.md#overview
        """
      ])
  }

  @Test func finishWaitsForTheEffects() async {
    let store = makeStore()
    store.exhaustivity = .off

    await store.send(.factTapped)
    await store.finish()
    await store.skipReceivedActions()

    #expect(store.state.fact == "0 is a number.")
  }

  @Test func finishFailsForEffectsThatDoNotEnd() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.listen)
      await store.finish(timeout: .milliseconds(1))
      await store.skipInFlightEffects()
    }

    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        """
        The test expects all effects to end, but after 0.001 seconds these are still running:

          • Feature.Action.listen
        """) == true)
  }

  @Test func skippingWhatIsNotThereFailsUnlessLenient() async {
    let texts = await failures {
      let store = makeStore()
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }

    #expect(
      texts == ["There are no received actions to skip.", "There are no running effects to skip."])
  }

  @Test func skippedActionsAdvanceTheState() async {
    let store = makeStore()

    await store.send(.factTapped) { $0.isLoading = true }
    await store.skipReceivedActions()

    #expect(store.state.fact == "0 is a number.")
  }
}
