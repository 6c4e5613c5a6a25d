import ComposableArchitecture
import Testing

/// Actions of effects in whatever order: as they come, and as the test wants them.
@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreOrderTests {
  private func makeStore() -> TestStoreOf<Harvest> {
    TestStore(initialState: Harvest.State()) { Harvest() }
  }

  @Test func severalActionsAreReceivedInAnyOrder() async {
    for isReversed in [false, true] {
      let store = makeStore()
      await store.send(.begin)
      let apples = ExpectedAction<Harvest.State, Harvest.Action>.action(\.apples) { $0.apples = 3 }
      let pears = ExpectedAction<Harvest.State, Harvest.Action>.action(\.pears, 2) { $0.pears = 2 }
      await store.receiveInAnyOrder(
        isReversed ? pears : apples,
        .action(\.weighed) { $0.weight = 7 },
        isReversed ? apples : pears)
    }
  }

  @Test func anActionThatIsNotAmongThemFails() async {
    let store = makeStore()
    await store.send(.begin)
    let texts = await failures {
      await store.receiveInAnyOrder(.action(\.rang), .action(\.pears, 9) { $0.pears = 9 })
    }
    #expect(
      texts == [
        """
        The test expects to receive an action of the case '\\.rang' or 'Harvest.Action.pears(9)', \
        but another action came:

            Harvest.Action.apples(3)
        """
      ])
    await store.skipReceivedActions()
  }

  @Test func oneThatDoesNotComeFails() async {
    let store = makeStore()
    await store.send(.ring)
    let texts = await failures {
      await store.receiveInAnyOrder(.action(\.pears), .action(\.rang), .action(\.apples))
    }
    #expect(
      texts == [
        """
        The test expects to receive an action of the case '\\.pears' or an action of the case \
        '\\.apples', but received none, and no effect is running that could send it.
        """
      ])
  }

  @Test func theChangeOfEachIsChecked() async {
    let store = makeStore()
    await store.send(.begin)
    let texts = await failures {
      await store.receiveInAnyOrder(
        .action(\.pears) { $0.pears = 1 }, .action(\.apples) { $0.apples = 3 },
        .action(\.weighed) { $0.weight = 7 })
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("−   pears: 1,\n    +   pears: 2,") == true)
  }

  @Test func othersAreSkippedWhereNotAllIsAsserted() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.begin)
    await store.receiveInAnyOrder(.action(\.weighed), .action(\.apples))
    #expect(store.state.apples == 3 && store.state.weight == 7)
  }

  @Test func aHeldActionIsProcessedWhenItIsReceived() async {
    let store = makeStore()
    store.holdsActionsOfEffects = true
    await store.send(.begin)
    await store.send(.eat) { $0.apples = -1 }
    await store.receive(\.pears) { $0.pears = 2 }
    await store.receive(\.apples) { $0.apples = 2 }
    await store.send(.eat) { $0.apples = 1 }
    await store.receive(\.weighed) { $0.weight = 7 }
    await store.finish()
  }

  @Test func aHeldActionIsDroppedWithItsEffect() async {
    let store = makeStore()
    store.holdsActionsOfEffects = true
    await store.send(.begin)
    await store.receive(\.apples) { $0.apples = 3 }
    await store.send(.end) { $0.isOver = true }
    let texts = await failures { await store.receive(\.pears) }
    #expect(texts.count == 1)
    #expect(texts.first?.hasSuffix("cancelled; it was started by 'Harvest.Action.begin'.") == true)
  }

  @Test func aHeldActionIsDroppedWithItsFeature() async {
    let store = makeStore()
    store.holdsActionsOfEffects = true
    await store.send(.openPress) { $0.press = .init() }
    await store.send(.press(.presented(.start)))
    await store.receive(\.press.presented.filled, 1) { $0.press?.litres = 1 }
    await store.send(.press(.dismiss)) { $0.press = nil }
    await store.send(.openPress) { $0.press = .init() }
  }

  @Test func actionsThatFollowAtOnceAreNotHeld() async {
    let store = makeStore()
    store.holdsActionsOfEffects = true
    await store.send(.ring)
    #expect(await failures { await store.send(.ring) }.count == 1)
    await store.receive(.rang)
    await store.receive(.rang)
  }

  @Test func heldActionsThatNobodyReceivesFailOnce() async {
    let texts = await failures {
      let store = makeStore()
      store.holdsActionsOfEffects = true
      await store.send(.begin)
    }
    #expect(
      texts == [
        """
        The store has received 2 actions that the test does not handle:

          [
            [0]: .apples(3),
            [1]: .pears(2)
          ]

        Call 'receive' for each of them, or 'skipReceivedActions'; a test that leaves such things \
        out on purpose says 'exhaustivity = .off'.

        More: Documentation/Core.docc/Testing.md#overview
        """
      ])
  }

  @Test func heldActionsAreSkippedOrFinished() async {
    let store = makeStore()
    store.holdsActionsOfEffects = true
    await store.send(.begin)
    await store.skipReceivedActions()
    #expect(store.state.apples == 3 && store.state.pears == 2 && store.state.weight == nil)
    let texts = await failures { await store.finish() }
    #expect(texts.count == 1)
    await store.receive(\.weighed) { $0.weight = 7 }
  }

  @Test func aTaskOfAnActionWaitsForItsHeldActions() async {
    let store = makeStore()
    store.holdsActionsOfEffects = true
    let task = await store.send(.begin)
    await store.receive(.pears(2)) { $0.pears = 2 }
    await store.receive(.apples(3)) { $0.apples = 3 }
    await store.receive(.weighed(7)) { $0.weight = 7 }
    await task.finish()
  }
}
