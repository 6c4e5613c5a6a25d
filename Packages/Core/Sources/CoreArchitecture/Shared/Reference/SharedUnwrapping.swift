internal import Foundation

/// The value within an optional shared one.
///
/// Once that is nil, the last value is read, and changes are dropped.
final class SharedUnwrapping<Value>: SharedReference<Value>, @unchecked Sendable {
  // Unchecked: see the superclass.
  private let base: SharedReference<Value?>
  private let last: SharedLast<Value>

  init?(_ base: SharedReference<Value?>) {
    guard let value = base.value(.expected) else { return nil }
    self.base = base
    last = SharedLast(value)
  }

  override var label: String { "\(base.label)!" }

  override func value(_ side: SharedSide) -> Value { last.or(base.value(side)) }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { optional in
      guard optional != nil else {
        var dropped = last.or(nil)
        return try body(&dropped)
      }
      return try last.change(&optional!, body)
    }
  }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}

/// The value within an optional shared one, for reading.
///
/// Once that is nil, the last value is read.
final class SharedReadingUnwrapping<Value>: SharedReading<Value>, @unchecked Sendable {
  // Unchecked: see the superclass.
  private let base: SharedReading<Value?>
  private let last: SharedLast<Value>

  init?(_ base: SharedReading<Value?>) {
    guard let value = base.value(.expected) else { return nil }
    self.base = base
    last = SharedLast(value)
  }

  override var label: String { "\(base.label)!" }

  override func value(_ side: SharedSide) -> Value { last.or(base.value(side)) }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}

/// The last value of an element or optional that may go away.
final class SharedLast<Value>: @unchecked Sendable {
  // Unchecked: `value` is only touched while `lock` is held.
  private let lock = NSRecursiveLock()
  /// Nil only within `change`.
  private var value: Value?

  init(_ value: Value) {
    self.value = value
  }

  /// Stores a newer value if there is one; returns the last one.
  func or(_ newer: Value?) -> Value {
    lock.withLock {
      if let newer { value = newer }
      return value!
    }
  }

  /// Changes a value, and keeps no copy meanwhile: a large value held twice would be copied.
  func change<R>(_ current: inout Value, _ body: (inout Value) throws -> R) rethrows -> R {
    try lock.withLock {
      value = nil
      defer { value = current }
      return try body(&current)
    }
  }
}
