@_spi(SwiftUI) internal import Observation

/// Detects whether the running thread is within the standard library's observation tracking.
///
/// There is no direct way to ask. But the tracking hashes a read's key path, with the argument of
/// its subscript, when it lists the read, and only then. So a probing read tells, and reads that
/// nobody tracks need no registrar. Each thread needs an instance of its own.
package final class StandardTracking {
  private struct Probe: Observable {
    subscript(_: Witness) -> Void { () }
  }

  /// Records that it was hashed.
  private final class Witness: Hashable {
    var wasHashed = false

    static func == (_: Witness, _: Witness) -> Bool { true }
    func hash(into _: inout Hasher) { wasHashed = true }
  }

  private let witness: Witness
  private let keyPath: KeyPath<Probe, Void>
  private var registrar = ObservationRegistrar()

  package init() {
    let witness = Witness()
    self.witness = witness
    keyPath = \Probe[witness]
  }

  package func isActive() -> Bool {
    witness.wasHashed = false
    registrar.access(Probe(), keyPath: keyPath)
    // The tracked list now holds the registrar; a new one keeps it from collecting such lists.
    if witness.wasHashed { registrar = ObservationRegistrar() }
    return witness.wasHashed
  }
}

/// Calls a closure, and another after each change of what it has read, until that returns false.
///
/// The standard library's public tracking tells once, and before the change: who reads the property
/// when another thread is told may read the old value. SwiftUI has these two functions for itself.
///
/// - Parameters:
///   - apply: Reads what is to be tracked.
///   - didChange: Called on the thread that has made a change; returns whether to go on.
/// - Returns: What `apply` returns.
package func withLastingTracking<Result>(
  _ apply: () -> Result, didChange: @escaping @Sendable () -> Bool
) -> Result {
  withObservationTracking(
    apply,
    didSet: { tracking in
      if !didChange() { tracking.cancel() }
    })
}
