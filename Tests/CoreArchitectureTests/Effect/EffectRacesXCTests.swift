import Core
import XCTest

/// Cancellation while an effect begins or ends.
///
/// With XCTest, because a test store of a Swift Testing test that runs at the same time may move
/// all work to the main actor.
final class EffectRacesXCTests: XCTestCase {
  /// Work once began before it was registered under its id.
  func testWorkThatHasJustBegunIsCancelledByItsID() async {
    struct Alarm: Hashable {}
    for _ in 0..<500 {
      await withTaskCancellation(id: Alarm()) {
        Task.cancel(id: Alarm())
        try? await Task.never()
      }
    }
  }

  /// Two effects that replaced each other at the same time once both went on.
  func testOfManyThatReplaceEachOtherAtOnceOneGoesOn() async {
    struct Lantern: Hashable {}
    for _ in 0..<50 {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask {
            try? await withTaskCancellation(id: Lantern(), cancelInFlight: true) {
              try await Task.never()
            }
          }
        }
        for _ in 0..<7 { await group.next() }
        Task.cancel(id: Lantern())
        await group.next()
      }
    }
  }

  /// A task was once cancelled between its action's reducer and the launch of the effect.
  @MainActor
  func testAnEffectThatIsLaunchedAfterItsTaskWasCancelledEndsToo() async {
    let log = Log()
    let task = LockIsolated<StoreTask?>(nil)
    let isKnown = Gate()
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { _, action in
        guard action == 0 else {
          task.value?.cancel()
          return .merge(
            .untilCancelled("the next", log),
            .concatenate(.untilCancelled("never begun", log), .run { _ in log("nor this") }))
        }
        return .run { send in
          await isKnown.wait()
          await send(1)
        }
      }
    }
    let sent = store.send(0)
    task.setValue(sent)
    isKnown.open()

    await task.value?.finish()

    XCTAssertEqual(log.take(), ["the next is cancelled"])
  }

  @MainActor
  func testWhoIsCancelledWhenAllHasEndedDoesNotCancelIt() async {
    let store = Store<Int, Int>(initialState: 0) { Reduce { _, _ in .run { _ in } } }
    let task = store.send(0)
    await task.finish()

    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await task.finish()
    }.value
    XCTAssertFalse(task.isCancelled)

    task.cancel()
    XCTAssertTrue(task.isCancelled)
  }

  @MainActor
  func testWhoIsCancelledWaitsForTheEndOfWhatItCancels() async {
    let log = Log()
    let mayEnd = Gate()
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { _, _ in
        .run { _ in
          try? await Task.never()
          await Task { await mayEnd.wait() }.value
          log("the effect has ended")
        }
      }
    }
    let task = store.send(0)
    let waiting = Task {
      await task.finish()
      log("the wait has ended")
    }

    waiting.cancel()
    mayEnd.open()
    await waiting.value

    XCTAssertEqual(log.take(), ["the effect has ended", "the wait has ended"])
    XCTAssertTrue(task.isCancelled)
  }
}
