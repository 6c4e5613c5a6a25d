/// A clock of any type whose durations are of the given type.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the wrapped clock.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

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

  private let readNow: @Sendable () -> Instant
  private let readMinimumResolution: @Sendable () -> Duration
  private let sleep: @Sendable (Instant, Duration?) async throws -> Void

  /// Wraps a clock and hides its type.
  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    if let clock = clock as? UnimplementedClock<Duration> {
      // Its time is not read before it is used, as each use is reported.
      readNow = { clock.now }
      readMinimumResolution = { clock.minimumResolution }
      sleep = { try await clock.sleep(until: $0, tolerance: $1) }
      return
    }
    let start = clock.now
    readNow = { Instant(offset: start.duration(to: clock.now)) }
    readMinimumResolution = { clock.minimumResolution }
    sleep = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The current time of the wrapped clock.
  public var now: Instant { readNow() }

  /// The minimum resolution of the wrapped clock.
  public var minimumResolution: Duration { readMinimumResolution() }

  /// Sleeps on the wrapped clock until a point in time.
  ///
  /// Throws what the wrapped clock throws, such as `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(deadline, tolerance)
  }
}
