/// A clock on which every sleep is over at once. Its time moves to the deadline of each sleep.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = OffsetInstant<Duration>

  private let current: Locked<Instant>

  /// A clock that starts at a point in time.
  public init(now: Instant = Instant()) {
    current = Locked(now)
  }

  public var now: Instant { current.withLock { $0 } }

  public var minimumResolution: Duration { .zero }

  /// Lets other tasks run once and returns; throws `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that starts at zero.
  public convenience init() {
    self.init(now: .init())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which every sleep is over at once.
  public static var immediate: Self { ImmediateClock() }
}

extension Clock {
  /// A clock on which every sleep is over at once, from a point in time on.
  public static func immediate<Duration: DurationProtocol & Hashable>(
    now: ImmediateClock<Duration>.Instant
  ) -> Self where Self == ImmediateClock<Duration> {
    ImmediateClock(now: now)
  }
}
