/// A point in time of a clock that counts from its own beginning.
public struct OffsetInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time since the clock's beginning.
  public let offset: Duration

  public init(offset: Duration = .zero) {
    self.offset = offset
  }

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
