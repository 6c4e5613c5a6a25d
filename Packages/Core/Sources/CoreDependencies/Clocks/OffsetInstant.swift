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
