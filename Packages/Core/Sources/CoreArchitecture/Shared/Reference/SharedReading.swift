@_spi(Locked) internal import CoreDependencies

/// The source of a shared value, for reading.
class SharedReading<Value>: @unchecked Sendable {
  // Unchecked: subclasses guard what they hold with locks. Those that hold key paths or closures
  // never change them, and `Shared` is only `Sendable` where its value is.

  /// The value of a side; reading it is observed.
  func value(_ side: SharedSide) -> Value {
    fatalError("\(Self.self) must override value.")
  }

  /// The name of the value where a shared one is printed.
  var label: String { fatalError("\(Self.self) must override label.") }

  /// The part that loads and saves the value, nil if it is not stored under a key.
  var persistence: (any SharedPersistence)? { nil }

  /// Where the value is: equal for all that lead there by the same path.
  var place: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// Notifies observers, because the value they want may be in another place now.
  func didMove() {}
}

/// The source of a shared value, for reading and changing.
class SharedReference<Value>: SharedReading<Value>, @unchecked Sendable {
  // Unchecked: see the superclass.

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    fatalError("\(Self.self) must override withLock.")
  }
}

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

/// Loads and saves a shared value that outlives its holders.
protocol SharedPersistence: AnyObject, Sendable {
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  var isLoading: Bool { get }
  func load() async throws
  func save() async throws
}
