/// A clock whose time stands still until a test moves it.
///
/// ```swift
/// let clock = TestClock()
/// // the feature sleeps on the clock
/// await clock.advance(by: .seconds(1))
/// ```
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time, counted from the clock's start.
  public typealias Instant = OffsetInstant<Duration>
  private typealias Sleeper = ClockSleeper

  private let queue: Locked<TestClockQueue<Instant, Sleeper>>

  /// Makes a clock that stands at a point in time.
  public init(now: Instant = Instant()) {
    queue = Locked(TestClockQueue(now: now))
  }

  /// The time to which the test has moved the clock.
  public var now: Instant { queue.withLock { $0.now } }

  /// Zero, as the clock measures no real time.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the test has moved the clock to the deadline.
  ///
  /// Throws `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let id = queue.withLock { $0.announce() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        switch queue.withLock({ $0.register(id, until: deadline, .task(continuation)) }) {
        case .due: continuation.resume()
        case .cancelled: continuation.resume(throwing: CancellationError())
        case .waiting: break
        }
      }
    } onCancel: {
      let sleeper = queue.withLock { $0.cancel(id) }
      sleeper?.cancel()
    }
  }

  /// Throws ``SuspensionError`` if a task still sleeps on the clock.
  ///
  /// Call it at the end of a test to check that no timer is left running.
  public func checkSuspension(isolation: isolated (any Actor)? = #isolation) async throws {
    await Task.megaYield()
    guard queue.withLock({ $0.count }) == 0 else { throw SuspensionError() }
  }

  /// Moves the time on by a duration.
  ///
  /// Tasks whose sleep is over run, in the order of their deadlines.
  public func advance(
    by duration: Duration = .zero, isolation: isolated (any Actor)? = #isolation
  ) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time to a point.
  ///
  /// Tasks whose sleep is over run, in the order of their deadlines. Before each step other tasks
  /// get many chances to run (`Task.megaYield`), so that a task about to sleep does so first.
  public func advance(
    to deadline: Instant, isolation: isolated (any Actor)? = #isolation
  ) async {
    repeat {
      await Task.megaYield()
    } while await resumeNext(upTo: deadline)
    await Task.megaYield()
  }

  /// Moves the time from deadline to deadline until no task sleeps any more.
  ///
  /// Ends after the real time `timeout`, or later if fewer than fifty sleeps have ended by then, as
  /// on a busy machine. If a task still sleeps then, such as an endless timer, an issue is
  /// reported.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let end = ContinuousClock.now.advanced(by: timeout)
    var woken = 0
    await Task.megaYield()
    while let deadline = queue.withLock({ $0.nextDeadline }) {
      guard ContinuousClock.now < end || woken < 50, !Task.isCancelled else {
        let location = _SourceLocation(
          fileID: fileID, filePath: filePath, line: line, column: column)
        let count = queue.withLock { $0.count }
        return DependencyIssue.clockStillInUse(sleepers: count, timeout: "\(timeout)")
          .report(at: location)
      }
      if await resumeNext(upTo: deadline) { woken += 1 }
      await Task.megaYield()
    }
  }

  private func resumeNext(
    upTo deadline: Instant, isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    guard let sleeper = queue.withLock({ $0.advance(upTo: deadline) }) else { return false }
    await sleeper.wake()
    return true
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Runs work when the test moves the time on, were it by nothing.
  public func schedule(_ work: @escaping () -> Void) {
    start(ScheduledWork(work), after: nil)
  }

  func start(_ work: ScheduledWork, after delay: Duration?) {
    let id = queue.withLock { queue in
      let id = queue.announce()
      let deadline = queue.now.advanced(by: max(delay ?? .zero, .zero))
      _ = queue.register(id, until: deadline, .work(work))
      return id
    }
    work.onCancel { [weak self] in _ = self?.queue.withLock { $0.cancel(id) } }
  }

  /// Moves the time to a point as code without `await` does: work that is due runs here, and tasks
  /// whose sleep is over go on later.
  @_spi(Combine) public func advanceHere(to deadline: Instant) {
    while let sleeper = queue.withLock({ $0.advance(upTo: deadline) }) { sleeper.wakeHere() }
  }

  /// The next point in time at which something is due; nil if nothing is.
  @_spi(Combine) public var nextDeadline: Instant? { queue.withLock { $0.nextDeadline } }

  /// Makes a clock that stands at zero.
  public convenience init() {
    self.init(now: .init())
  }
}

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

/// The error thrown when a task sleeps on a clock on which none should.
public struct SuspensionError: Error, CustomStringConvertible {
  /// Makes the error.
  public init() {}

  /// A sentence with what happened and how to fix it.
  public var description: String {
    """
    Something still sleeps on the clock. Move the clock on with 'advance(by:)' or 'run()', or \
    cancel what sleeps, before the test ends.
    """
  }
}
