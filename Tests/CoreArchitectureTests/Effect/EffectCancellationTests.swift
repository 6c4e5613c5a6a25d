import Core
import Testing

@Suite(.timeLimit(.minutes(20)), .mainSerialExecutor) @MainActor struct EffectCancellationTests {
  enum ID { case work, other }
  struct OtherKind: Hashable { var id = 1 }

  let log = Log()

  private func working(_ name: String) -> Effect<Recorder.Action> { .untilCancelled(name, log) }

  @Test func anEffectIsCancelledByItsID() async {
    let store = Store.recording(working("a").cancellable(id: ID.work), .cancel(id: ID.work))
    let task = store.send(.run(0))

    store.send(.run(1))
    await task.finish()

    #expect(log.take() == ["a is cancelled"])
  }

  @Test func otherIDsGoOn() async {
    let store = Store.recording(
      working("a").cancellable(id: 1), .cancel(id: 2), .cancel(id: OtherKind()), .cancel(id: "1"))
    let task = store.send(.run(0))

    for index in 1...3 { store.send(.run(index)) }
    #expect(log.take().isEmpty)

    task.cancel()
    await task.finish()
    #expect(log.take() == ["a is cancelled"])
  }

  @Test func allEffectsWithAnIDAreCancelled() async {
    let store = Store.recording(
      working("a").cancellable(id: ID.work), working("b").cancellable(id: ID.work),
      .cancel(id: ID.work))
    let tasks = [store.send(.run(0)), store.send(.run(1))]

    store.send(.run(2))
    for task in tasks { await task.finish() }

    #expect(Set(log.take()) == ["a is cancelled", "b is cancelled"])
  }

  @Test func aStepThatWaitsItsTurnIsCancelledByItsID() async {
    let gate = Gate()
    let store = Store.recording(
      .concatenate(
        .sending("a", after: gate), .sending("b").cancellable(id: ID.work),
        .sending("c").map { $0 }),
      .cancel(id: ID.work))
    let task = store.send(.run(0))

    store.send(.run(1))
    gate.open()
    await task.finish()

    #expect(store.received == ["a", "c"])
  }

  @Test func aStepInFlightDoesNotReplaceOneThatWaitsItsTurn() async {
    let store = Store.recording(
      .concatenate(
        .sending("a").cancellable(id: ID.work, cancelInFlight: true),
        .sending("b").cancellable(id: ID.work, cancelInFlight: true)))

    await store.send(.run(0)).finish()

    #expect(store.received == ["a", "b"])
  }

  @Test func aNewEffectReplacesTheOneInFlight() async {
    let store = Store.recording(
      working("a").cancellable(id: ID.work),
      working("b").cancellable(id: ID.work, cancelInFlight: true))
    let first = store.send(.run(0))

    let second = store.send(.run(1))
    await first.finish()
    #expect(log.take() == ["a is cancelled"])

    second.cancel()
    await second.finish()
    #expect(log.take() == ["b is cancelled"])
  }

  @Test func nestedIDsCancelEachTheirPart() async {
    let effect = Effect.merge(working("a").cancellable(id: ID.other), working("b"))
      .cancellable(id: ID.work)
    let store = Store.recording(effect, .cancel(id: ID.other), .cancel(id: ID.work))
    let task = store.send(.run(0))

    store.send(.run(1))
    store.send(.run(2))
    await task.finish()

    #expect(log.take().sorted() == ["a is cancelled", "b is cancelled"])
  }

  @Test func whatFollowsACancelledEffectDoesNotStart() async {
    let store = Store.recording(
      .concatenate(working("a"), .send(.received("after"))).cancellable(id: ID.work),
      .cancel(id: ID.work))
    let task = store.send(.run(0))

    store.send(.run(1))
    await task.finish()

    #expect(log.take() == ["a is cancelled"])
    #expect(store.received.isEmpty)
  }

  @Test func cancellingOnePartOfAConcatenationLetsTheOthersRun() async {
    let store = Store.recording(
      .concatenate(working("a").cancellable(id: ID.work), .send(.received("after"))),
      .cancel(id: ID.work))
    let task = store.send(.run(0))

    store.send(.run(1))
    await task.finish()

    #expect(store.received == ["after"])
  }

  @Test func actionsSentByACancelledEffectAreDropped() async {
    let gate = Gate()
    let store = Store.recording(.sending("late", after: gate))
    let task = store.send(.run(0))

    task.cancel()
    gate.open()
    await task.finish()

    #expect(store.received.isEmpty)
    #expect(task.isCancelled)
  }

  @Test func cancellationReachesTheEffectsThatTheCancelledOneLedTo() async {
    let store = Store.recording(.run { send in await send(.run(1)) }, working("second"))
    let started = store.send(.run(0))
    await Task.megaYield()

    started.cancel()
    await started.finish()

    #expect(log.take() == ["second is cancelled"])
  }

  @Test func anEffectCancelsByIDFromInside() async {
    let store = Store.recording(
      working("a").cancellable(id: ID.work), .run { _ in Task.cancel(id: ID.work) })
    let task = store.send(.run(0))

    await store.send(.run(1)).finish()
    await task.finish()

    #expect(log.take() == ["a is cancelled"])
  }

  @Test func aPartOfAnEffectIsCancelledByID() async {
    let store = Store.recording(
      .run { [log] send in
        await withTaskCancellation(id: ID.work) {
          try? await Task.never()
          log("part is cancelled")
        }
        await send(.received("the rest goes on"))
      },
      .cancel(id: ID.work))
    let task = store.send(.run(0))
    await Task.megaYield()

    store.send(.run(1))
    await task.finish()

    #expect(log.take() == ["part is cancelled"])
    #expect(store.received == ["the rest goes on"])
  }

  @Test func workOutsideOfEffectsIsCancelledByID() async {
    struct Outside: Hashable {}
    let task = Task { [log] in
      await withTaskCancellation(id: Outside()) {
        try? await Task.never()
        log("outside is cancelled")
      }
    }
    await Task.megaYield()

    Task.cancel(id: Outside())
    await task.value

    #expect(log.take() == ["outside is cancelled"])
  }

  @Test func workInFlightIsReplaced() async throws {
    struct Replaced: Hashable {}
    let first = Task { () -> Void in
      try await withTaskCancellation(id: Replaced()) { () async throws -> Void in
        try await Task.never()
      }
    }
    await Task.megaYield()

    let second = await withTaskCancellation(id: Replaced(), cancelInFlight: true) { 42 }

    #expect(second == 42)
    await #expect(throws: CancellationError.self) { try await first.value }
  }
}
