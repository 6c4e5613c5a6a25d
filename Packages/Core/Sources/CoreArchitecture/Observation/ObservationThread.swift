/// What is going on, as far as observation is concerned, on one thread.
///
/// Both are set only for the length of a synchronous call, so a thread-local place serves. Nothing
/// here is reached from two places at once, so the properties do without checks for that.
final class ObservationThread {
  /// Collects what a tracked closure reads.
  @exclusivity(unchecked) var accesses: ObservationAccesses?
  /// Collects what a running reducer changes; observers are told when it has returned.
  @exclusivity(unchecked) var changes: ObservationChanges?
  private(set) lazy var standardTracking = StandardTracking()
  /// A list that is not in use, kept with its memory.
  @exclusivity(unchecked) private var spareAccesses: ObservationAccesses?

  func makeAccesses() -> ObservationAccesses {
    spareAccesses.take() ?? ObservationAccesses()
  }

  func reuse(_ accesses: ObservationAccesses) {
    accesses.removeAll()
    spareAccesses = accesses
  }

  private static let slot = ThreadSlot { ObservationThread() }

  static var current: ObservationThread { slot.current }

  static var existing: ObservationThread? { slot.existing }
}
