internal import Dispatch

/// Work that a scheduler was given: it runs once, or never when it is cancelled before.
@_spi(Combine) public final class ScheduledWork: Sendable {
  private struct Contents {
    var work: UncheckedSendable<() -> Void>?
    var leave: (@Sendable () -> Void)?
  }

  private let contents: Locked<Contents>

  init(_ work: @escaping () -> Void) {
    contents = Locked(Contents(work: UncheckedSendable(work)))
  }

  /// Runs the work, unless it has run or was cancelled.
  func run() {
    let work = contents.withLock { contents in
      contents.leave = nil
      return contents.work.take()
    }
    work?.value()
  }

  /// Has a closure called when the work is cancelled, so that whoever keeps it lets it go.
  func onCancel(_ leave: @escaping @Sendable () -> Void) {
    contents.withLock { if $0.work != nil { $0.leave = leave } }
  }

  /// Drops the work; does nothing if it has run.
  public func cancel() {
    let (work, leave) = contents.withLock { contents in
      (contents.work.take(), contents.leave.take())
    }
    withExtendedLifetime(work) { leave?() }
  }
}

/// How a scheduler in the place of a clock runs work.
protocol WorkClock: Sendable {
  /// The time on the clock since a point that all schedulers on it have in common.
  var elapsed: Swift.Duration { get }
  /// Whether work runs before `start` returns, whatever its time.
  var isImmediate: Bool { get }
  /// Runs work once a time has passed; nil is as soon as may be.
  func start(_ work: ScheduledWork, after delay: Swift.Duration?)
}

extension WorkClock {
  var isImmediate: Bool { false }
}

extension ImmediateClock: WorkClock where Duration == Swift.Duration {
  var elapsed: Swift.Duration { now.offset }
  var isImmediate: Bool { true }

  func start(_ work: ScheduledWork, after delay: Swift.Duration?) {
    if let delay { move(by: delay) }
    work.run()
  }
}

extension UnimplementedClock: WorkClock where Duration == Swift.Duration {
  var elapsed: Swift.Duration {
    report("now")
    return SystemWork.elapsed
  }
  var isImmediate: Bool { true }

  func start(_ work: ScheduledWork, after delay: Swift.Duration?) {
    report("schedule")
    work.run()
  }
}

extension TestClock: WorkClock where Duration == Swift.Duration {
  var elapsed: Swift.Duration { now.offset }
}

/// Work on a queue of the system, in real time.
struct SystemWork: WorkClock {
  /// Serial, so that work with one deadline stays in order.
  private static let timing = DispatchQueue(label: "AnyScheduler")

  /// The time since the machine was started.
  static var elapsed: Swift.Duration {
    .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  let begin: @Sendable (@escaping () -> Void) -> Void

  var elapsed: Swift.Duration { Self.elapsed }

  func start(_ work: ScheduledWork, after delay: Swift.Duration?) {
    guard let delay, delay > .zero else { return begin { work.run() } }
    Self.timing.asyncAfter(deadline: .now() + delay.seconds) {
      begin { work.run() }
    }
  }
}

/// Work on the main queue, at the times of a clock of which no more is known.
struct OtherClockWork: WorkClock {
  let clock: AnyClock<Swift.Duration>
  let start: AnyClock<Swift.Duration>.Instant

  init(_ clock: some Clock<Swift.Duration>) {
    self.clock = AnyClock(clock)
    start = self.clock.now
  }

  var elapsed: Swift.Duration { start.duration(to: clock.now) }

  func start(_ work: ScheduledWork, after delay: Swift.Duration?) {
    guard let delay else { return DispatchQueue.main.async { work.run() } }
    let task = Task { [clock] in
      try await clock.sleep(for: delay)
      DispatchQueue.main.async { work.run() }
    }
    work.onCancel { task.cancel() }
  }
}

extension Swift.Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
