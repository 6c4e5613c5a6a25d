internal import Foundation

/// The side of an assertion whose value is read: a test's expectation or the actual value.
///
/// At all other times both are the same.
enum SharedSide {
  case expected
  case actual
}

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

/// Loads and saves a shared value that outlives its holders.
protocol SharedPersistence: AnyObject, Sendable {
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  var isLoading: Bool { get }
  func load() async throws
  func save() async throws
}

/// The source that a shared value refers to at the moment; copies of the value have the same link.
final class SharedLink<Reference: AnyObject & Sendable>: @unchecked Sendable {
  // Unchecked: `current` is only touched while `lock` is held.
  private let lock = NSLock()
  private var current: Reference

  init(_ reference: Reference) {
    current = reference
  }

  var reference: Reference {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}
