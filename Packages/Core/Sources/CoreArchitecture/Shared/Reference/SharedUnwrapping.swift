internal import Foundation

/// The value within an optional shared one.
///
/// When it goes, the last one is read, and changes are dropped.
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

/// The value within an optional shared one, to read.
///
/// When it goes, the last one is read.
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

/// The last value that was there.
final class SharedLast<Value>: @unchecked Sendable {
  // Unchecked: `value` is only touched while `lock` is held.
  private let lock = NSRecursiveLock()
  /// Nil only within `change`.
  private var value: Value?

  init(_ value: Value) {
    self.value = value
  }

  /// Keeps the value if there is one; returns the last one otherwise.
  func or(_ newer: Value?) -> Value {
    lock.withLock {
      if let newer { value = newer }
      return value!
    }
  }

  /// Changes the value that is there while this does not hold it: a large one held twice would be
  /// copied.
  func change<R>(_ current: inout Value, _ body: (inout Value) throws -> R) rethrows -> R {
    try lock.withLock {
      value = nil
      defer { value = current }
      return try body(&current)
    }
  }
}
