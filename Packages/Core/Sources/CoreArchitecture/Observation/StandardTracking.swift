internal import Observation

/// Finds out whether the running thread is inside of the standard library's observation tracking.
///
/// Nothing says so directly, but a read's key path is hashed, with its subscript's argument, if it
/// is put on a list of reads, and only then. A read that nobody tracks thus costs no registrar.
final class StandardTracking {
  private struct Probe: Observable {
    subscript(_: Witness) -> Void { () }
  }

  /// Notices that it is hashed.
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
    // The list that the probe is on now holds the registrar: it must not gather such lists.
    if wasAsked { registrar = ObservationRegistrar() }
    return wasAsked
  }
}
