/// What waits on a test's clock: a task that sleeps, or work that a scheduler was given.
enum ClockSleeper: Sendable {
  case task(CheckedContinuation<Void, any Error>)
  case work(ScheduledWork)

  /// Ends the waiting; work runs on the main thread, for which a scheduler stands in most cases.
  func wake() async {
    switch self {
    case .task(let continuation): continuation.resume()
    case .work(let work): await MainActor.run { work.run() }
    }
  }

  /// Ends the waiting at once; work runs on the caller's thread.
  func wakeHere() {
    switch self {
    case .task(let continuation): continuation.resume()
    case .work(let work): work.run()
    }
  }

  /// Ends the waiting of a task that is cancelled.
  func cancel() {
    if case .task(let continuation) = self { continuation.resume(throwing: CancellationError()) }
  }
}
