internal import Foundation
internal import Synchronization

/// The actor of one exploration: all that its effects do runs in turn, on one thread, when the
/// exploration says so.
actor ExplorationActor {
  private let executor = ExplorationExecutor()

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Where the tasks of effects are to run, also what they call that is of no actor.
  nonisolated var tasks: any TaskExecutor { executor }

  /// Runs a closure on the actor, whose jobs wait until ``runJobs()``.
  func run<Result: Sendable>(_ body: @Sendable (ExplorationActor) -> Result) -> Result {
    body(self)
  }

  /// Runs jobs until none waits, and returns how many; called from the closure of ``run(_:)``.
  @discardableResult nonisolated func runJobs() -> Int { executor.runJobs() }

  /// Keeps the executor for good, as a task that waits for something outside comes back to it.
  nonisolated func outliveTasks() { _ = Unmanaged.passRetained(executor) }
}

/// Keeps jobs until it is told to run them.
///
/// As tasks prefer it, it also gets what is of no actor: child tasks, and those that yield. What
/// another thread brings, at a time of its own, waits until the exploration has ended.
private final class ExplorationExecutor: SerialExecutor, TaskExecutor {
  private struct Jobs {
    var waiting: [UnownedJob] = []
    /// The number of those waiting that have been taken.
    var taken = 0
    var foreign: [UnownedJob] = []
    /// The thread of the exploration, from its first job to the end of that.
    var thread: pthread_t?

    mutating func next() -> UnownedJob? {
      guard taken < waiting.count else {
        waiting.removeAll(keepingCapacity: true)
        taken = 0
        return nil
      }
      taken += 1
      return waiting[taken - 1]
    }

    /// The next job of any kind; without one, the thread is done.
    mutating func nextOfAll() -> UnownedJob? {
      if let next = next() { return next }
      if let next = foreign.popLast() { return next }
      thread = nil
      return nil
    }
  }

  private let jobs = Mutex(Jobs())

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = jobs.withLock { jobs in
      guard let thread = jobs.thread else { return true }
      if pthread_equal(thread, pthread_self()) != 0 {
        jobs.waiting.append(job)
      } else {
        jobs.foreign.append(job)
      }
      return false
    }
    if isFirst { begin(with: job) }
  }

  /// Runs the job that explores, on a thread with room for deep reducers.
  private func begin(with job: UnownedJob) {
    let thread = Thread { [self] in
      jobs.withLock { $0.thread = pthread_self() }
      run(job)
      while let next = jobs.withLock({ $0.nextOfAll() }) { run(next) }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  private func run(_ job: UnownedJob) {
    job.runSynchronously(
      isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
  }

  func runJobs() -> Int {
    var count = 0
    while let next = jobs.withLock({ $0.next() }) {
      run(next)
      count += 1
    }
    return count
  }
}
