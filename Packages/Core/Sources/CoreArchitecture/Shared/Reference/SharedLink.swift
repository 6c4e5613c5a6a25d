@_spi(Locked) internal import CoreDependencies

/// The source that a shared value refers to at the moment; copies of the value have the same link.
final class SharedLink<Reference: AnyObject & Sendable>: Sendable {
  private let current: Locked<Reference>

  init(_ reference: Reference) {
    current = Locked(reference)
  }

  var reference: Reference {
    get { current.withLock { $0 } }
    set {
      // What this releases may come back to the link.
      let old = current.withLock { current in
        defer { current = newValue }
        return current
      }
      withExtendedLifetime(old) {}
    }
  }
}
