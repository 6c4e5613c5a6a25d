import Core
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct EffectTests {
  @Test func anActionIsSentAtOnce() {
    let store = Store.recording(.send(.received("now")))

    store.send(.run(0))

    #expect(store.received == ["now"])
  }

  @Test func actionsThatAreSentAtOnceGoInTheOrderOfTheirEffects() {
    let store = Store.recording(
      .merge(.send(.run(1)), .send(.received("b"))),
      .send(.received("c")))

    store.send(.run(0))

    #expect(store.withState { $0 } == ["run 0", "run 1", "b", "c"])
  }

  @Test func anEffectMaySendManyActions() async {
    let store = Store.recording(.sending("a", "b", "c"))

    await store.send(.run(0)).finish()

    #expect(store.received == ["a", "b", "c"])
  }

  @Test func anEffectRunsOnTheStoresActor() async {
    let store = Store.recording(
      .run { send in
        MainActor.preconditionIsolated("The store was made on the main actor.")
        await send(.received("done"))
        MainActor.preconditionIsolated("The store was made on the main actor.")
      })

    await store.send(.run(0)).finish()

    #expect(store.received == ["done"])
  }

  @Test func anAsyncSequenceIsFollowedToItsEnd() async {
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    let store = Store.recording(
      .run { send in
        for await number in numbers { await send(.received("\(number)")) }
      })
    let task = store.send(.run(0))

    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    await task.finish()

    #expect(store.received == ["1", "2", "3"])
  }

  @Test func mergedEffectsRunAtTheSameTime() async {
    let gate = Gate()
    let store = Store.recording(
      .merge(
        .sending("slow", after: gate),
        .run { send in
          await send(.received("fast"))
          gate.open()
        }))

    await store.send(.run(0)).finish()

    #expect(store.received == ["fast", "slow"])
  }

  @Test func concatenatedEffectsRunOneAfterTheOther() async {
    let store = Store.recording(
      .concatenate(
        .sending("a", "b"), .send(.received("c")), .merge(.sending("d"), .none), .sending("e")))

    await store.send(.run(0)).finish()

    #expect(store.received == ["a", "b", "c", "d", "e"])
  }

  @Test func concatenationWaitsForAllThatAMergeStarted() async {
    let gate = Gate()
    let store = Store.recording(
      .concatenate(
        .merge(
          .sending("b", after: gate),
          .run { send in
            await send(.received("a"))
            gate.open()
          }),
        .sending("c")))

    await store.send(.run(0)).finish()

    #expect(store.received == ["a", "b", "c"])
  }

  @Test func theEffectsOfActionsThatAnEffectSendsAreAwaitedToo() async {
    let store = Store.recording(
      .run { send in await send(.run(1)) },
      .sending("from the second"))

    await store.send(.run(0)).finish()

    #expect(store.received == ["from the second"])
  }

  @Test func mappedEffectsSendWhatTheyAreMappedTo() async {
    let texts = Effect<String>.merge(.send("a"), .run { send in await send("b") })
    let store = Store.recording(texts.map { .received($0) })

    await store.send(.run(0)).finish()

    #expect(store.received == ["a", "b"])
  }

  @Test func nothingIsUnderWayWhereNoEffectWasReturned() async {
    let store = Store.recording(
      .none, .merge(.none, .none), .merge([]), .concatenate(.none, .none), .concatenate([]),
      .none.map { $0 })

    for index in 0..<6 {
      await store.send(.run(index)).finish()
    }

    #expect(store.received.isEmpty)
  }

  @Test func aHundredThousandMergedEffectsDoNotOverflowTheStack() {
    var effect = Effect<Recorder.Action>.none
    for _ in 0..<100_000 { effect = effect.merge(with: .send(.received("x"))) }
    let store = Store.recording(effect)

    store.send(.run(0))

    #expect(store.received.count == 100_000)
  }
}
