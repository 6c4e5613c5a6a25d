import Dispatch
import Testing

@testable import CoreToolchain

@Suite struct CurrentExecutorTests {
  private actor Pier {
    func isHere(_ other: Pier) -> [Bool] {
      CurrentExecutorTests.isThat(of: [self, other])
    }
  }

  private let answer = ToolchainChange(
    "'swift_task_isCurrentExecutorWithFlags' takes an executor and flags, and without flags it answers",
    "CurrentExecutor")

  private static func isThat(of actors: [any Actor]) -> [Bool] {
    actors.map { CurrentExecutor.isThat(of: $0) }
  }

  @Test func theRuntimeCanBeAsked() {
    #expect(CurrentExecutor.isKnown, answer.comment)
  }

  @Test func anActorIsToldFromOthers() async {
    #expect(await Pier().isHere(Pier()) == [true, false], answer.comment)
  }

  @Test @MainActor func theMainActorIsToldFromOthers() {
    #expect(CurrentExecutor.isThat(of: MainActor.shared), answer.comment)
    #expect(!CurrentExecutor.isThat(of: Pier()), answer.comment)
  }

  /// Runs tasks on a queue of its own, which no other test can move to the main actor.
  private final class Quay: TaskExecutor {
    private let queue = DispatchQueue(label: "quay")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test func aTaskWithoutAnActorIsOnNone() async {
    let answers = await Task.detached(executorPreference: Quay()) {
      Self.isThat(of: [Pier(), MainActor.shared])
    }.value
    #expect(answers == [false, false], answer.comment)
  }

  @Test func aThreadWithoutATaskIsOnNone() async {
    let answers = await withCheckedContinuation { continuation in
      DispatchQueue(label: "pier").async {
        continuation.resume(returning: Self.isThat(of: [Pier(), MainActor.shared]))
      }
    }
    #expect(answers == [false, false], answer.comment)
  }

  @Test func theMainQueueIsTheMainActors() async {
    let answers = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        continuation.resume(returning: Self.isThat(of: [Pier(), MainActor.shared]))
      }
    }
    #expect(answers == [false, true], answer.comment)
  }
}
