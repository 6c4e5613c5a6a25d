/// A clock of any type that measures time in the given unit.
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time of the clock within.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let readNow: @Sendable () -> Instant
  private let readMinimumResolution: @Sendable () -> Duration
  private let sleep: @Sendable (Instant, Duration?) async throws -> Void

  /// Hides the type of a clock.
  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    readNow = { Instant(offset: start.duration(to: clock.now)) }
    readMinimumResolution = { clock.minimumResolution }
    sleep = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  public var now: Instant { readNow() }

  public var minimumResolution: Duration { readMinimumResolution() }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(deadline, tolerance)
  }
}
