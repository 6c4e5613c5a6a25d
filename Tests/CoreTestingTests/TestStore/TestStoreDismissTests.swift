import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreDismissTests {
  let clock = TestClock()

  func makeStore() -> TestStoreOf<Ferry> {
    TestStore(initialState: .init()) {
      Ferry()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test func aRootThatDismissesItselfLeavesNoEffectsToWaitFor() async {
    let store = makeStore()
    await store.send(.sail) { $0.isAtSea = true }
    #expect(!store.isDismissed)
    await store.send(.arrive)
    #expect(store.isDismissed)
    await store.finish()
  }

  @Test func whatItSentBeforeIsReceived() async {
    let store = makeStore()
    await store.send(.sail) { $0.isAtSea = true }
    await store.send(.arriveAndReport)
    await store.receive(\.heard)
    #expect(store.isDismissed)
  }

  @Test func nothingMoreCanBeSent() async {
    let store = makeStore()
    await store.send(.arrive)
    let texts = await failures {
      let task = await store.send(.load(3)) { $0.cars = 3 }
      await task.finish()
      #expect(task.isCancelled)
    }
    #expect(
      texts == [
        """
        The test sends 'Ferry.Action.load(3)' to a feature that has been dismissed.

        The feature has called 'dismiss', so nobody would show it any more. The action is dropped. \
        Expect 'isDismissed' of the test store at the end of the test, or send the action before.
        """
      ])
    #expect(store.state.cars == 0)
  }

  @Test func aDismissalOfTheTestsOwnRunsToo() async {
    let isCalled = LockIsolated(false)
    let store = TestStore(initialState: .init()) {
      Ferry()
    } withDependencies: {
      $0.dismiss = DismissEffect { isCalled.setValue(true) }
    }
    await store.send(.arrive)
    #expect(isCalled.value)
    #expect(store.isDismissed)
  }
}

/// Leaves by the gangway if there is one.
private struct Gangway: Reducer {
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented
  var body: some Reducer<Bool, Bool> {
    Reduce { state, _ in
      state = isPresented
      return .run { _ in if isPresented { await dismiss() } }
    }
  }
}

extension TestStoreDismissTests {
  @Test func aRootTakesItselfForPresented() async {
    let store = TestStore(initialState: false) { Gangway() }
    await store.send(true) { $0 = true }
    #expect(store.isDismissed)
  }
}
