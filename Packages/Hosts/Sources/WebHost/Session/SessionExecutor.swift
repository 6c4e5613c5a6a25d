import CoreArchitecture
import Foundation
import NIOCore
import Synchronization

/// Runs the jobs of one session in turn, on the threads that all sessions share.
///
/// A session of an app runs on the main actor's executor instead, so that sessions need one that
/// can be chosen: the one that actors have by themselves cannot be named.
final class SessionExecutor: SerialExecutor {
  private struct Jobs {
    var waiting: [UnownedJob] = []
    var isRunning = false
  }

  private let jobs = Mutex(Jobs())
  /// What the person reads: whatever runs here speaks it.
  private let languages: PreferredLanguages
  private let watch: @Sendable (_ job: () -> Void) -> Void

  /// Makes it for a person's languages; each job runs within a closure.
  init(
    languages: PreferredLanguages,
    within watch: @escaping @Sendable (_ job: () -> Void) -> Void = { $0() }
  ) {
    self.languages = languages
    self.watch = watch
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = jobs.withLock { jobs in
      jobs.waiting.append(job)
      defer { jobs.isRunning = true }
      return !jobs.isRunning
    }
    if isFirst { SessionThreads.shared.run { self.runAll() } }
  }

  private func runAll() {
    while let next = takeWaiting() {
      languages.asCurrent {
        for job in next { watch { job.runSynchronously(on: asUnownedSerialExecutor()) } }
      }
    }
  }

  /// The jobs to run; nil, and the next one starts anew, if there are none.
  private func takeWaiting() -> [UnownedJob]? {
    jobs.withLock { jobs in
      jobs.isRunning = !jobs.waiting.isEmpty
      guard jobs.isRunning else { return nil }
      defer { jobs.waiting = [] }
      return jobs.waiting
    }
  }
}

/// The threads that all sessions run on: two, or as many as there are cores, and one more for each
/// that does not come back.
///
/// Those of Dispatch are as many as there are cores, however busy each is, so that a few reducers
/// that never return would stop all sessions.
final class SessionThreads: Sendable {
  static let shared = SessionThreads(count: max(2, ProcessInfo.processInfo.activeProcessorCount))

  private let waiting = Mutex(CircularBuffer<@Sendable () -> Void>())
  private let count = DispatchSemaphore(value: 0)
  /// Threads whose place is taken, which end should they come back.
  private let replaced = Mutex(Set<pthread_t>())

  init(count: Int) {
    for _ in 0..<count { begin() }
  }

  /// Runs work on the next thread that is free.
  func run(_ work: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.append(work) }
    count.signal()
  }

  /// Puts another thread in the place of one that is stuck, which runs on when no other wants to.
  func replace(_ thread: pthread_t) {
    guard replaced.withLock({ $0.insert(thread).inserted }) else { return }
    var priority = sched_param(sched_priority: 0)
    pthread_setschedparam(thread, idle, &priority)
    begin()
  }

  private func begin() {
    let thread = Thread { [self] in
      repeat {
        count.wait()
        waiting.withLock { $0.removeFirst() }()
      } while replaced.withLock { $0.remove(pthread_self()) } == nil
    }
    thread.name = "session"
    thread.start()
  }
}

/// Linux's SCHED_IDLE, whose name Glibc keeps from Swift.
private let idle: Int32 = 5
