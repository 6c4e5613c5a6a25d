import Core
import Testing

@Suite(.timeLimit(.minutes(10)), .mainSerialExecutor) @MainActor struct ThrottleTests {
  let clock = TestClock()

  private func makeStore(latest: Bool) -> Store<[String], Recorder.Action> {
    let effects = ["a", "b", "c", "d"].map { text in
      Effect<Recorder.Action>.sending(text)
        .throttle(id: "throttle", for: .seconds(1), clock: clock, latest: latest)
    }
    return .recording(effects[0], effects[1], effects[2], effects[3], .cancel(id: "throttle"))
  }

  /// Sends in turn, a quarter of a second apart.
  private func send(_ indices: Range<Int>, to store: Store<[String], Recorder.Action>) async {
    for index in indices {
      store.send(.run(index))
      await clock.advance(by: .milliseconds(250))
    }
  }

  @Test func theFirstAndThenTheLatestOfEachIntervalPass() async {
    let store = makeStore(latest: true)

    await send(0..<3, to: store)
    #expect(store.received == ["a"])

    await clock.advance(by: .milliseconds(250))
    #expect(store.received == ["a", "c"])
  }

  @Test func theFirstAndThenTheEarliestOfEachIntervalPass() async {
    let store = makeStore(latest: false)

    await send(0..<3, to: store)
    #expect(store.received == ["a"])

    await clock.advance(by: .milliseconds(250))
    #expect(store.received == ["a", "b"])
  }

  @Test func anActionAfterAQuietIntervalPassesAtOnce() async {
    let store = makeStore(latest: true)

    await store.send(.run(0)).finish()
    await clock.advance(by: .seconds(1))
    await store.send(.run(1)).finish()

    #expect(store.received == ["a", "b"])
  }

  @Test func anIntervalBeginsAnewWithWhatPassedAtTheEndOfTheLast() async {
    let store = makeStore(latest: true)

    await send(0..<2, to: store)
    await clock.advance(by: .milliseconds(500))
    #expect(store.received == ["a", "b"])

    store.send(.run(2))
    await clock.advance(by: .milliseconds(900))
    #expect(store.received == ["a", "b"])

    await clock.advance(by: .milliseconds(100))
    #expect(store.received == ["a", "b", "c"])
  }

  @Test func whatIsHeldIsCancelledByItsID() async throws {
    let store = makeStore(latest: true)

    await send(0..<2, to: store)
    store.send(.run(4))
    await clock.advance(by: .seconds(1))

    try await clock.checkSuspension()
    #expect(store.received == ["a"])
  }

  @Test func oneEffectWithManyActionsIsThrottledToo() async {
    let effect = Effect<Recorder.Action>.sending("a", "b", "c")
      .throttle(id: 1, for: .seconds(1), scheduler: clock, latest: true)
    let store = Store.recording(effect)

    let task = store.send(.run(0))
    await clock.advance(by: .seconds(1))
    await task.finish()

    #expect(store.received == ["a", "c"])
  }

  @Test func storesAreThrottledEachForItself() async {
    let stores = [makeStore(latest: true), makeStore(latest: true)]

    for store in stores { await store.send(.run(0)).finish() }

    #expect(stores.map(\.received) == [["a"], ["a"]])
  }
}
