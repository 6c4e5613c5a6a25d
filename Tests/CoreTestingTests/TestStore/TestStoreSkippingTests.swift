import ComposableArchitecture
import Testing

@testable import CoreTesting

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreSkippingTests {
  let clock = TestClock()

  func makeStore() -> TestStoreOf<Ferry> {
    TestStore(initialState: .init()) {
      Ferry()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func skippedEffectsGoOnAndMaySend() async {
    let store = makeStore()
    let task = await store.send(.sail) { $0.isAtSea = true }
    await store.skipInFlightEffects()
    #expect(!task.isCancelled)
    await store.finish()

    await clock.advance(by: .seconds(2))
    await store.receive(.mile) { $0.miles = 1 }
    await store.receive(.mile) { $0.miles = 2 }
  }

  @Test func whatASkippedEffectStartsLaterIsSkippedAlike() async {
    let store = makeStore()
    await store.send(.whistle)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.finish()
    await clock.advance(by: .seconds(1))
    await store.receive(.heard)
  }

  @Test func effectsOfLaterActionsCount() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.sail) { $0.isAtSea = true }
      await store.skipInFlightEffects()
      await store.send(.whistle)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("Ferry.Action.whistle") == true)
    #expect(texts.first?.contains("Ferry.Action.sail") == false)
  }

  @Test func actionsPassedOverBySendingStayToBeReceived() async {
    let store = makeStore()
    await store.send(.load(1)) { $0.cars = 1 }
    await store.send(.load(-1)) { $0.cars = 0 }
    await store.send(.inspect)
    let texts = await failures { await store.send(.inspect) }
    #expect(
      texts == [unreceivedMessage([Ferry.Action.inspected], before: "sends 'Ferry.Action.inspect'")]
    )
    await store.receive(.inspected)
    await store.receive(.inspected)
  }

  @Test func actionsThatComeWhileTheTestFinishesStayToBeReceived() async {
    let store = makeStore()
    await store.send(.whistle)
    let clock = clock
    let advancing = Task { await clock.advance(by: .seconds(2)) }
    await store.finish(timeout: .seconds(600))
    await advancing.value
    await store.receive(.heard)
  }

  @Test func anActionThatIsReportedOnceIsNotReportedAtTheEnd() async {
    let texts = await failures {
      let store = makeStore()
      await store.send(.inspect)
      await store.finish()
    }
    #expect(texts.count == 1)
  }

  @Test func withoutExhaustivityFinishingLeavesActionsToBeReceived() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.load(5))
    await store.send(.inspect)
    await store.finish()
    #expect(store.state.cars == 5)
    await store.receive(.inspected)
    #expect(store.state.cars == 0)
  }
}
