internal import Foundation

/// Whose value is wanted while a test asserts: what it expects so far, or what there is.
///
/// At all other times both are the same.
enum SharedSide {
  case expected
  case actual
}

/// Where a shared value is read.
class SharedReading<Value>: @unchecked Sendable {
  // Unchecked: subclasses guard what they hold with locks. Those that hold key paths or closures
  // never change them, and `Shared` is only `Sendable` where its value is.

  /// The value; reading it is observed.
  func value(_ side: SharedSide) -> Value {
    fatalError("\(Self.self) must override value.")
  }

  /// What the value is called where a shared one is printed.
  var label: String { fatalError("\(Self.self) must override label.") }

  /// What loads and saves the value, if anything does.
  var persistence: (any SharedPersistence)? { nil }

  /// Tells observers to look again: the value they want may be in another place now.
  func didMove() {}
}

/// Where a shared value is read and changed.
class SharedReference<Value>: SharedReading<Value>, @unchecked Sendable {
  // Unchecked: see the superclass.

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    fatalError("\(Self.self) must override withLock.")
  }
}

/// A shared value that lasts beyond those who hold it.
protocol SharedPersistence: AnyObject, Sendable {
  var loadError: (any Error)? { get }
  var saveError: (any Error)? { get }
  var isLoading: Bool { get }
  func load() async throws
  func save() async throws
}

/// What a shared value refers to at the moment.
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
