/// Decides which of many values pass, so that at most one does in each interval.
///
/// A pure state machine: the caller knows the time and runs the timer.
struct Throttle<Value, Instant: InstantProtocol> {
  enum Decision {
    /// The value passes now.
    case pass(Value)
    /// A value passes at a later time; the caller must then call ``release(at:)``.
    case hold(until: Instant)
  }

  private var lastPass: Instant?
  private var held: Value?

  /// Whether nothing is held and the next value passes at once.
  func isOver(at now: Instant, interval: Instant.Duration) -> Bool {
    held == nil && lastPass.map { $0.advanced(by: interval) <= now } ?? true
  }

  /// Takes a value and decides when it passes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - now: The time of its arrival.
  ///   - interval: The least time between two values.
  ///   - latest: Whether the last value of an interval passes at its end, or the first.
  /// - Returns: Whether a value passes now or later.
  mutating func receive(
    _ value: Value, at now: Instant, interval: Instant.Duration, latest: Bool
  ) -> Decision {
    guard let lastPass else {
      self.lastPass = now
      return .pass(value)
    }
    let value = latest ? value : held ?? value
    let end = lastPass.advanced(by: interval)
    guard now < end else {
      self.lastPass = now
      held = nil
      return .pass(value)
    }
    held = value
    return .hold(until: end)
  }

  /// Returns the held value when its time has come; nil if another has passed since.
  mutating func release(at now: Instant) -> Value? {
    guard let value = held else { return nil }
    lastPass = now
    held = nil
    return value
  }
}
