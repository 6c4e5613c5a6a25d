import Core
import Testing

@Suite(.timeLimit(.minutes(20)), .mainSerialExecutor) @MainActor struct DebounceTests {
  let clock = TestClock()

  private func debounced(_ effect: Effect<Recorder.Action>) -> Effect<Recorder.Action> {
    effect.debounce(id: "search", for: .seconds(1), clock: clock)
  }

  @Test func onlyTheLastEffectStartsOnceItIsQuiet() async {
    let store = Store.recording(debounced(.sending("a")), debounced(.send(.received("b"))))

    store.send(.run(0))
    await clock.advance(by: .milliseconds(900))
    let last = store.send(.run(1))
    await clock.advance(by: .milliseconds(900))
    #expect(store.received.isEmpty)

    await clock.advance(by: .milliseconds(100))
    await last.finish()
    #expect(store.received == ["b"])
  }

  @Test func effectsFarEnoughApartAllRun() async {
    let store = Store.recording(debounced(.sending("a")), debounced(.sending("b")))

    let first = store.send(.run(0))
    await clock.advance(by: .seconds(1))
    await first.finish()
    let second = store.send(.run(1))
    await clock.advance(by: .seconds(1))
    await second.finish()

    #expect(store.received == ["a", "b"])
  }

  @Test func waitingIsCancelledByItsID() async throws {
    let store = Store.recording(debounced(.sending("a")), .cancel(id: "search"))

    let task = store.send(.run(0))
    await clock.advance(by: .milliseconds(500))
    store.send(.run(1))
    await task.finish()

    try await clock.checkSuspension()
    #expect(store.received.isEmpty)
  }

  @Test func anEffectUnderWayIsReplaced() async {
    let log = Log()
    let store = Store.recording(debounced(.untilCancelled("a", log)), debounced(.sending("b")))

    let first = store.send(.run(0))
    await clock.advance(by: .seconds(1))
    let second = store.send(.run(1))
    await first.finish()
    #expect(log.take() == ["a is cancelled"])

    await clock.advance(by: .seconds(1))
    await second.finish()
    #expect(store.received == ["b"])
  }

  @Test func anyClockMayStandWhereOthersTakeAScheduler() async {
    let immediate = Effect<Recorder.Action>.sending("a")
      .debounce(id: 1, for: .seconds(60), scheduler: ImmediateClock())
    let store = Store.recording(immediate)

    await store.send(.run(0)).finish()

    #expect(store.received == ["a"])
  }

  @Test func noEffectIsNotDebounced() async throws {
    let store = Store.recording(debounced(.none))

    await store.send(.run(0)).finish()

    try await clock.checkSuspension()
  }
}
