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
  /// Is told which actions are carried out, if a host has asked for that.
  @exclusivity(unchecked) var trace: ActionTrace?
  private(set) lazy var standardTracking = StandardTracking()
  /// The state's observers, while a store waits for whether its reader registers with them under
  /// the standard library's tracking; nil once the reader has.
  @exclusivity(unchecked) var awaited: ObjectIdentifier?
  /// A list of reads that is not in use, kept so that its memory is used again.
  @exclusivity(unchecked) private var spareAccesses: ObservationAccesses?
  /// Takes the place of a list of reads where these are of no interest.
  let ignoredAccesses = ObservationAccesses(isIgnored: true)

  func makeAccesses() -> ObservationAccesses {
    spareAccesses.take() ?? ObservationAccesses()
  }

  func reuse(_ accesses: ObservationAccesses) {
    accesses.removeAll()
    spareAccesses = accesses
  }

  func didAccessStandard(_ observers: ObserverList) {
    if awaited == ObjectIdentifier(observers) { awaited = nil }
  }

  private static let slot = ThreadSlot { ObservationThread() }

  static var current: ObservationThread { slot.current }

  static var existing: ObservationThread? { slot.existing }
}
