/// Decides when changes are written: the first at once, those that follow within an interval
/// together at its end.
struct WriteThrottle<Change> {
  enum Step {
    /// Write the change and begin an interval.
    case write(Change)
    /// Write nothing yet; the change that waited before is replaced.
    case wait(superseded: Change?)
  }

  private var waiting: Change?
  private var isInInterval = false

  mutating func submit(_ change: Change) -> Step {
    guard isInInterval else {
      isInInterval = true
      return .write(change)
    }
    defer { waiting = change }
    return .wait(superseded: waiting)
  }

  /// Ends an interval: returns the change to write before the next one, nil if there is none.
  mutating func endInterval() -> Change? {
    isInInterval = waiting != nil
    return take()
  }

  /// Returns the waiting change, which then no longer waits.
  mutating func take() -> Change? { waiting.take() }
}
