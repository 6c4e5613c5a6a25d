public import Dispatch

/// A scheduler of any kind: a clock that hides its type and also starts work.
public struct AnyScheduler: Clock {
  /// A point in time of the clock inside.
  public typealias Instant = AnyClock<Swift.Duration>.Instant

  private let clock: AnyClock<Swift.Duration>
  private let startWork: @Sendable (UncheckedSendable<() -> Void>) -> Void

  /// Hides the type of a clock.
  public init(_ clock: some Clock<Swift.Duration>) {
    self.init(clock) { work in
      switch clock {
      case let clock as any ClockStartingWork: clock.start(work)
      default: DispatchQueue.main.async { work.value() }
      }
    }
  }

  init(
    _ clock: some Clock<Swift.Duration> = ContinuousClock(),
    start: @escaping @Sendable (UncheckedSendable<() -> Void>) -> Void
  ) {
    self.clock = AnyClock(clock)
    startWork = start
  }

  /// The current time of the clock inside.
  public var now: Instant { clock.now }

  /// The minimum resolution of the clock inside.
  public var minimumResolution: Swift.Duration { clock.minimumResolution }

  /// Sleeps on the clock inside until a point in time.
  ///
  /// Throws what that clock throws, such as `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Runs work where the scheduler runs it: on its queue, at once, or when a test moves the time on.
  public func schedule(_ work: @escaping () -> Void) {
    // Work goes to one thread alone, the one on which it runs.
    startWork(UncheckedSendable(work))
  }
}

extension AnyScheduler {
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// A scheduler whose sleeps end at once, and which runs work at once.
  public static var immediate: Self { Self(ImmediateClock()) }

  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: Self { unimplemented() }

  /// Returns a global queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// Returns a scheduler that reports an issue, with a name in it, whenever it is used.
  public static func unimplemented(_ name: String = "AnyScheduler") -> Self {
    Self(UnimplementedClock(ImmediateClock(), name: name, queue: "DispatchQueue"))
  }
}
