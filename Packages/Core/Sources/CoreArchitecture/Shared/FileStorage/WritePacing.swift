/// Decides when changes are written: the first at once, those that follow it shortly together,
/// later.
struct WritePacing<Change> {
  enum Step {
    /// Write the change and rest.
    case write(Change)
    /// Write nothing yet; the change that waited before is replaced.
    case wait(superseded: Change?)
  }

  private var waiting: Change?
  private var isResting = false

  /// Whether a change waits to be written.
  var isWaiting: Bool { waiting != nil }

  mutating func submit(_ change: Change) -> Step {
    guard isResting else {
      isResting = true
      return .write(change)
    }
    defer { waiting = change }
    return .wait(superseded: waiting)
  }

  /// Ends a rest: returns the change to write before the next rest, nil if there is none.
  mutating func endRest() -> Change? {
    defer { waiting = nil }
    isResting = waiting != nil
    return waiting
  }

  /// Returns the waiting change, which then no longer waits.
  mutating func take() -> Change? {
    defer { waiting = nil }
    return waiting
  }
}
