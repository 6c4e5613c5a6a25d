/// What is going on with shared values on one thread.
final class SharedThread {
  /// Notes which shared values a running closure changes.
  @exclusivity(unchecked) var changes: SharedChangeTracker?
  /// What a running assertion expects of shared values.
  @exclusivity(unchecked) var assertion: SharedAssertion?

  private static let slot = ThreadSlot { SharedThread() }

  static var current: SharedThread { slot.current }

  static var existing: SharedThread? { slot.existing }
}
