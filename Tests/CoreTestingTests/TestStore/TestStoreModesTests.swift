import ComposableArchitecture
import Testing

/// What a test store demands in each of its modes, as tests brought over rely on it.
@Suite(.timeLimit(.minutes(20))) @MainActor struct TestStoreModesTests {
  let clock = TestClock()

  func makeStore(_ exhaustivity: Exhaustivity = .on) -> TestStoreOf<Ferry> {
    let store = TestStore(initialState: .init()) {
      Ferry()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = exhaustivity
    return store
  }

  /// Runs a test that passes, and returns how many skipped assertions it showed.
  private func shown(
    _ exhaustivity: Exhaustivity = .off(showSkippedAssertions: true),
    _ body: (TestStoreOf<Ferry>) async -> Void
  ) async -> Int {
    let counter = Counter()
    await withIssueReporters([counter, .default]) {
      await body(makeStore(exhaustivity))
    }
    return counter.count.value
  }

  private struct Counter: IssueReporter {
    let count = LockIsolated(0)

    func reportIssue(
      _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString,
      filePath: StaticString, line: UInt, column: UInt
    ) {
      count.withValue { $0 += 1 }
    }
  }

  @Test func anActionMayBeNothing() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Void> { state, _ in
        state += 1
        return .none
      }
    }
    await store.send(()) { $0 = 1 }
    #expect(store.state == 1)
  }

  @Test func aClosureThatOnlyLooksPassesUnlessAllIsAsserted() async {
    for exhaustivity in [Exhaustivity.off, .off(showSkippedAssertions: true)] {
      let store = makeStore(exhaustivity)
      await store.send(.load(1)) { #expect($0.cars == 1) }
      await store.send(.heard) { #expect($0.cars == 1) }
      store.assert { #expect($0.cars == 1) }
    }
    let store = makeStore()
    store.assert { #expect($0.cars == 0) }
  }

  @Test func aChangeOfNothingIsReportedOnlyWhereAllIsAsserted() async {
    let texts = await failures {
      for exhaustivity in [Exhaustivity.off, .off(showSkippedAssertions: true), .on] {
        let store = makeStore(exhaustivity)
        await store.send(.load(1)) { ferry in
          ferry.cars = 1
          var last: Int? = 1
          XCTModify(&last) { $0 = 1 }
        }
      }
    }
    #expect(texts == ["XCTModify: nothing was changed in 1."])
  }

  @Test func aChangeThatThrowsIsReportedOnce() async {
    var last: Int? = 1
    let texts = await failures { XCTModify(&last) { _ in throw CancellationError() } }
    #expect(texts == ["XCTModify: the change failed: CancellationError()"])
    #expect(last == 1)
  }

  @Test func tasksRunInParallelOnceTheTestSaysSo() {
    let store = makeStore()
    #expect(store.useMainSerialExecutor && uncheckedUseMainSerialExecutor)
    uncheckedUseMainSerialExecutor = false
    #expect(!store.useMainSerialExecutor && !uncheckedUseMainSerialExecutor)
    store.useMainSerialExecutor = true
    #expect(store.useMainSerialExecutor && uncheckedUseMainSerialExecutor)
    #expect(makeStore().useMainSerialExecutor)
  }

  @Test func theActionsBeforeTheOneExpectedAreSkipped() async {
    let store = makeStore(.off)
    await store.send(.sail)
    await clock.advance(by: .seconds(3))
    await store.receive(\.mile) { $0.miles = 1 }
    await store.send(.inspect)
    #expect(store.state.miles == 3)
    await store.receive(.inspected) { $0.miles = 3 }
    await store.skipReceivedActions(strict: false)
  }

  @Test func anActionThatDoesNotComeLeavesTheOthers() async {
    let store = makeStore(.off)
    await store.send(.inspect)
    let texts = await failures { await store.receive(.mile) }
    #expect(texts.count == 1)
    await store.receive(.inspected)
  }

  @Test func skippingIsStrictInEveryMode() async {
    for exhaustivity in [Exhaustivity.on, .off] {
      let texts = await failures {
        let store = makeStore(exhaustivity)
        await store.skipReceivedActions()
        await store.skipInFlightEffects()
      }
      #expect(texts.count == 2)
    }
  }

  @Test func exhaustivityForAWhileHoldsForWhatIsWithin() async {
    let store = makeStore()
    let cars = await store.withExhaustivity(.off) {
      await store.send(.load(1))
      return store.withExhaustivity(.on) { store.state.cars }
    }
    #expect(cars == 1)
    #expect(store.exhaustivity == .on)
    struct Aground: Error {}
    #expect(throws: Aground.self) {
      try store.withExhaustivity(.off) { throw Aground() }
    }
    #expect(store.exhaustivity == .on)
  }

  @Test func whatIsSkippedIsShown() async {
    #expect(await shown { await $0.send(.load(1)) } == 1)
    #expect(await shown { await $0.send(.load(1)) { $0.cars = 1 } } == 0)
    let received = await shown {
      await $0.send(.inspect)
      await $0.send(.heard)
    }
    #expect(received == 1)
    let running = await shown {
      await $0.send(.whistle)
      await $0.skipInFlightEffects()
    }
    #expect(running == 1)
    #expect(await shown { await $0.send(.whistle) } == 1)
  }

  @Test(arguments: [(Exhaustivity.on, 2), (.off, 0)])
  func anExhaustiveTestTellsWhatItSkips(exhaustivity: Exhaustivity, times: Int) async {
    let skipped = await shown(exhaustivity) {
      await $0.send(.inspect)
      await $0.skipReceivedActions()
      await $0.send(.whistle)
      await $0.skipInFlightEffects()
    }
    #expect(skipped == times)
  }

  @Test func aTaskSaysWhatHasBecomeOfItsEffects() async {
    let store = makeStore(.off)
    let none = await store.send(.heard)
    #expect(none.isCancelled)
    await none.finish(timeout: .zero)
    let ended = await store.send(.inspect)
    await ended.finish()
    let sailing = await store.send(.sail)
    #expect(!sailing.isCancelled)
    let texts = await failures { await sailing.finish(timeout: .milliseconds(1)) }
    #expect(texts.count == 1)
    let nanoseconds = await failures { await sailing.finish(timeout: NSEC_PER_MSEC) }
    #expect(nanoseconds.count == 1)
    await sailing.cancel()
    #expect(sailing.isCancelled)
    #expect(Set([none, sailing, sailing]).count == 2)
    await store.finish(timeout: .zero)
  }

  @Test func theTimeoutOfTheStoreHoldsForEachWait() async {
    let texts = await failures {
      let store = makeStore()
      store.timeout = NSEC_PER_MSEC
      await store.send(.whistle)
      await store.receive(.heard)
      await store.finish()
      await store.skipInFlightEffects()
    }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("0.001 seconds") })
  }

  @Test nonisolated func aTestWithoutAnActorMaySetWhatItDemands() async {
    let store = await TestStore(initialState: Ferry.State()) { Ferry() }
    await MainActor.run { store.exhaustivity = .off }
    await store.send(.load(2))
    await store.withExhaustivity(.on) { await store.send(.load(1)) { $0.cars = 3 } }
  }

  @Test func aReducerMayBringItsDate() async {
    let store = TestStore(initialState: nil as Date?) {
      Dated().dependency(\.date.now, .distantPast)
    }
    await store.send(true) { $0 = .distantPast }
    let whole = TestStore(initialState: nil as Date?) {
      Dated().transformDependency(\.self) { $0[keyPath: \.date.now] = .distantFuture }
    }
    await whole.send(true) { $0 = .distantFuture }
  }
}

private struct Dated: Reducer {
  @Dependency(\.date.now) var now
  var body: some Reducer<Date?, Bool> {
    Reduce { state, _ in
      state = now
      return .none
    }
  }
}
