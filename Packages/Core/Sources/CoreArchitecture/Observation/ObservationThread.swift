internal import CoreToolchain

/// The observation that is under way on one thread.
///
/// Its properties are set only during a synchronous call, so thread-local storage is enough. No two
/// accesses to a property overlap, so they do without the check for exclusive access.
final class ObservationThread {
  /// Collects the reads of a tracked closure.
  @exclusivity(unchecked) var accesses: ObservationAccesses?
  /// Collects the changes of a running reducer; observers are notified when it has returned.
  @exclusivity(unchecked) var changes: ObservationChanges?
  private(set) lazy var standardTracking = StandardTracking()
  /// A list of reads that is not in use, kept so that its memory is used again.
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
