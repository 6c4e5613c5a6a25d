import CoreArchitecture
import Synchronization

/// Runs the jobs of one session in turn, on the threads that all sessions share.
///
/// A session of an app runs on the main actor's executor instead, so that sessions need one that can
/// be chosen: the one that actors have by themselves cannot be named.
final class SessionExecutor: SerialExecutor {
  private struct Jobs {
    var waiting: [UnownedJob] = []
    var isRunning = false
  }

  private let jobs = Mutex(Jobs())
  /// What the person reads: whatever runs here speaks it.
  private let languages: PreferredLanguages

  init(languages: PreferredLanguages) { self.languages = languages }

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
        for job in next { job.runSynchronously(on: asUnownedSerialExecutor()) }
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
