/// When changes are written: the first at once, those that follow it shortly together, later.
struct WritePacing<Change> {
  enum Step {
    /// Write the change and rest.
    case write(Change)
    /// Nothing yet; this one, which waited, is not needed any more.
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

  /// A rest is over: the change to write before the next rest, or nil if there is none.
  mutating func endRest() -> Change? {
    defer { waiting = nil }
    isResting = waiting != nil
    return waiting
  }

  /// What waits, which is not going to be written by itself any more.
  mutating func take() -> Change? {
    defer { waiting = nil }
    return waiting
  }
}
