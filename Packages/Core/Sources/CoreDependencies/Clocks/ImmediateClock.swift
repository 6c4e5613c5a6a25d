/// A clock on which every sleep ends at once.
///
/// Its time moves to the deadline of each sleep.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time, counted from the clock's start.
  public typealias Instant = OffsetInstant<Duration>

  private let current: Locked<Instant>

  /// Makes a clock that starts at a point in time.
  public init(now: Instant = Instant()) {
    current = Locked(now)
  }

  /// The latest deadline of all sleeps so far.
  public var now: Instant { current.withLock { $0 } }

  /// Zero, as the clock measures no real time.
  public var minimumResolution: Duration { .zero }

  /// Moves the time to the deadline, lets other tasks run once, and returns.
  ///
  /// Throws `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
    await Task.yield()
  }

  /// Moves the time on as a sleep does.
  func move(by duration: Duration) {
    current.withLock { $0 = max($0, $0.advanced(by: duration)) }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Makes a clock that starts at zero.
  public convenience init() {
    self.init(now: .init())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which every sleep ends at once.
  public static var immediate: Self { ImmediateClock() }
}

extension Clock {
  /// Returns a clock that starts at a point in time and on which every sleep ends at once.
  public static func immediate<Duration: DurationProtocol & Hashable>(
    now: ImmediateClock<Duration>.Instant
  ) -> Self where Self == ImmediateClock<Duration> {
    ImmediateClock(now: now)
  }
}

/// A point in time of a clock, counted from the clock's start.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time since the clock's start.
  public let offset: Duration

  /// Makes the point in time that is `offset` after the clock's start.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// Returns the point in time that is a duration later.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// Returns the time from this point to another; negative if that is earlier.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Whether the first point in time is earlier than the second.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
