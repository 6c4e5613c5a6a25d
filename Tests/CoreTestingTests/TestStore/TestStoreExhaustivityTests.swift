import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreExhaustivityTests {
  func makeStore(_ exhaustivity: Exhaustivity) -> TestStoreOf<Feature> {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = .immediate
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func offChecksOnlyWhatIsAsserted() async {
    let store = makeStore(.off)

    await store.send(.increment)
    await store.send(.increment) { $0.count = 2 }
    await store.send(.factTapped)
    await store.receive(\.factResponse) { $0.fact = "2 is a number." }
    await store.send(.twice)
    await store.receive(\.second)
    await store.send(.listen)
  }

  @Test func offFailsForWhatIsAssertedWrongly() async {
    let texts = await failures {
      let store = makeStore(.off)
      await store.send(.increment) { $0.count = 7 }
    }

    #expect(texts.count == 1)
    #expect(texts.first?.contains("−   count: 7,\n    +   count: 1,") == true)
  }

  @Test func offFailsWhenTheExpectedActionNeverComes() async {
    let texts = await failures {
      let store = makeStore(.off)
      await store.send(.twice)
      await store.receive(\.factResponse)
    }

    #expect(texts.count == 1)
    #expect(texts.first?.contains("but received only others") == true)
  }

  @Test func skippedAssertionsAreShownWithoutFailing() async {
    let store = makeStore(.off(showSkippedAssertions: true))

    await store.send(.increment)
    await store.send(.twice)
    await store.receive(\.second)
  }

  @Test func exhaustivityCanBeChangedForAWhile() async {
    let store = makeStore(.on)

    await store.withExhaustivity(.off) {
      await store.send(.increment)
    }
    await store.send(.increment) { $0.count = 2 }
  }
}
