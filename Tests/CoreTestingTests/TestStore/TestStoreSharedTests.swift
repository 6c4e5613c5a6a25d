import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreSharedTests {
  @Test func assertsHowAnActionChangesSharedState() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.tap) { $0.$count.withLock { $0 = 1 } }
    await store.send(.tap) { $0.$count.withLock { $0 += 1 } }
    await store.send(.ignored)

    #expect(store.state.count == 2)
  }

  @Test func aWrongExpectationShowsTheDifference() async {
    let texts = await failures {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.tap) { $0.$count.withLock { $0 = 3 } }
      #expect(store.state.count == 1)
    }

    #expect(
      texts == [
        """
        The state after 'Tally.Action.tap' does not match the expectation:

              Tally.State(
            −   count: 3,
            +   count: 1,
                taps: 0
              )

        (Expected: −, Actual: +)
        """
      ])
  }

  @Test func aChangeThatIsNotAssertedFails() async {
    let texts = await failures {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.tap)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("−   count: 0,\n    +   count: 1,") == true)
  }

  @Test func expectingAChangeThatDoesNotComeFails() async {
    let texts = await failures {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.ignored) { $0.$count.withLock { $0 = 1 } }
      #expect(store.state.count == 0)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("−   count: 1,\n    +   count: 0,") == true)
  }

  @Test func aClosureThatChangesNothingFails() async {
    let texts = await failures {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.ignored) { $0.$count.withLock { $0 = 0 } }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("but nothing changed") == true)
  }

  @Test func eachReceivedActionHasTheValuesItLeft() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.tapTwice)
    await store.receive(.tap) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.tap) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func anEqualValueThatIsWrittenMayBeAsserted() async {
    let store = TestStore(initialState: .init()) { Ferry() }
    await store.send(.moor(0)) { $0.$ships.withLock { $0 = 0 } }
    await store.send(.moor(0))
    await store.send(.moor(0)) { _ in }
    let texts = await failures {
      await store.send(.load(0)) { $0.$ships.withLock { $0 = 0 } }
    }
    #expect(texts.count == 1)
  }

  @Test func aChangeByAnEffectIsAsserted() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }

    await store.send(.effect)
    store.assert { $0.$count.withLock { $0 = 100 } }
    await store.send(.effect)
    await store.send(.tap) { $0.$count.withLock { $0 = 201 } }
  }

  @Test func aChangeByAnEffectIsNoticedAtTheEnd() async {
    let texts = await failures {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.effect)
      await store.finish()
    }

    #expect(
      texts == [
        """
        Shared state has changed in a way that the test does not assert:

              Tally.State(
            −   count: 0,
            +   count: 100,
                taps: 0
              )

        (Not asserted: −, Actual: +)

        It was changed by an effect, after the last action that the test has handled. Call \
        'assert' and say how.
        """
      ])
  }

  @Test func aChangeByAnEffectIsNoticedWhenTheStoreGoes() async {
    let texts = await failures {
      let store = TestStore(initialState: Tally.State()) { Tally() }
      await store.send(.effect)
    }
    #expect(texts.count == 1)
  }

  @Test func changesByTheTestItselfNeedNoAssertion() async {
    @Shared(value: 5) var count
    let store = TestStore(initialState: Tally.State(count: $count)) { Tally() }

    await store.send(.tap) { $0.$count.withLock { $0 = 6 } }
    $count.withLock { $0 = 10 }
    await store.send(.ignored)
    await store.send(.tap) { $0.$count.withLock { $0 += 1 } }
    #expect(count == 11)
  }

  @Test func withoutExhaustivityOnlyWhatIsAssertedCounts() async {
    let store = TestStore(initialState: Tally.State()) { Tally() }
    store.exhaustivity = .off

    await store.send(.tap)
    await store.send(.tap) { $0.$count.withLock { $0 = 2 } }
    await store.send(.effect)
    let texts = await failures {
      await store.send(.tap) { $0.$count.withLock { $0 = 4 } }
    }
    #expect(texts.count == 1)
  }

  @Test func stateThatIsKeptUnderAKeyIsAssertedAlike() async {
    let store = TestStore(initialState: Kept.State()) { Kept() }

    await store.send(.tap) {
      $0.$stored.withLock { $0 = 1 }
      $0.$names.withLock { $0 = ["Mara"] }
      $0.$isOn.withLock { $0 = true }
    }

    @Shared(.stored) var stored
    #expect(stored == 1)
    @Dependency(\.defaultAppStorage) var defaults
    #expect(defaults.bool(forKey: "isOn"))
  }

  @Test func parentAndChildHoldOneValue() async {
    let store = TestStore(initialState: Pair.State()) { Pair() }

    await store.send(\.left.tap) { $0.$count.withLock { $0 = 1 } }
    await store.send(\.right.tap) {
      $0.right.$count.withLock { $0 = 2 }
      #expect($0.left.count == 2)
    }
    #expect(store.state.count == 2)
  }
}
