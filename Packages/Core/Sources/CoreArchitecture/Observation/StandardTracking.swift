internal import Observation

/// Detects whether the running thread is within the standard library's observation tracking.
///
/// There is no direct way to ask. But the tracking hashes a read's key path, with the argument of
/// its subscript, when it lists the read, and only then. So a probing read tells, and reads that
/// nobody tracks need no registrar.
final class StandardTracking {
  private struct Probe: Observable {
    subscript(_: Witness) -> Void { () }
  }

  /// Records that it was hashed.
  private struct Witness: Hashable {
    static func == (_: Self, _: Self) -> Bool { true }
    func hash(into _: inout Hasher) { ObservationThread.current.standardTracking.wasAsked = true }
  }

  private let keyPath: KeyPath<Probe, Void> = \Probe[Witness()]
  private var registrar = ObservationRegistrar()
  private var wasAsked = false

  func isActive() -> Bool {
    wasAsked = false
    registrar.access(Probe(), keyPath: keyPath)
    // The tracked list now holds the registrar; a new one keeps it from collecting such lists.
    if wasAsked { registrar = ObservationRegistrar() }
    return wasAsked
  }
}
