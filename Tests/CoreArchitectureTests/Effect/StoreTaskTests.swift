import Core
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct StoreTaskTests {
  let log = Log()

  @Test func withoutEffectsThereIsNothingToWaitFor() async {
    let task = Store.recording().send(.received("a"))

    await task.finish()
    task.cancel()

    #expect(task.isCancelled)
  }

  @Test func cancellingATaskCancelsItsEffectsOnly() async {
    let store = Store.recording(.untilCancelled("a", log), .untilCancelled("b", log))
    let a = store.send(.run(0))
    let b = store.send(.run(1))

    a.cancel()
    await a.finish()
    #expect(log.take() == ["a is cancelled"])
    #expect(a.isCancelled)
    #expect(!b.isCancelled)

    b.cancel()
    await b.finish()
    #expect(log.take() == ["b is cancelled"])
  }

  @Test func effectsEndWhenTheTaskThatWaitsForThemIsCancelled() async {
    let store = Store.recording(.untilCancelled("a", log))
    let task = store.send(.run(0))
    let waiting = Task { await task.finish() }

    waiting.cancel()
    await waiting.value
    await task.finish()

    #expect(log.take() == ["a is cancelled"])
  }

  @Test func effectsEndWithTheirStore() async {
    var store: Store? = Store.recording(.untilCancelled("a", log))
    let task = store?.send(.run(0))

    store = nil
    await task?.finish()

    #expect(log.take() == ["a is cancelled"])
  }

  @Test func aStoreDoesNotLiveOnThroughItsEffects() async {
    let gate = Gate()
    weak var gone: Store<[String], Recorder.Action>?
    var task: StoreTask?
    do {
      let store = Store.recording(.sending("late", after: gate))
      task = store.send(.run(0))
      gone = store
    }

    #expect(gone == nil)
    gate.open()
    await task?.finish()
  }
}
