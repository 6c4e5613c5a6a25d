internal import Foundation

/// A value behind a recursive lock, which a change sees as its own copy.
///
/// What reads it within its own change gets the value before: most people write
/// `$rows.withLock { $0.remove(id: row.id) }` with a `row` that is one of them. The price is that a
/// change of a collection copies its elements, O(n). Public only for the other modules of Core.
@_spi(Locked) public final class RecursiveLocked<Value>: @unchecked Sendable {
  // `@unchecked`: `value` and `changes` are only touched while `lock` is held.
  private let lock = NSRecursiveLock()
  private var value: Value
  /// How many changes are under way, each within the one before.
  private var changes = 0

  /// Makes a lock around a value.
  public init(_ value: Value) { self.value = value }

  /// Runs a closure with the value under the lock; within a change it is the one before that.
  public func read<R>(_ body: (Value) throws -> R) rethrows -> R {
    try lock.withLock { try body(value) }
  }

  /// The value; nil while it changes on the same thread.
  public var whole: Value? { lock.withLock { changes > 0 ? nil : value } }

  /// Changes a copy of the value under the lock, and keeps that, also if the closure throws.
  ///
  /// Of a change within a change, the outer one counts.
  public func change<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try lock.withLock {
      changes += 1
      defer { changes -= 1 }
      var copy = value
      defer { value = copy }
      return try body(&copy)
    }
  }

  /// Replaces the value; does nothing during a change, which would overwrite it.
  ///
  /// - Parameters:
  ///   - value: Makes the new value, under the lock.
  ///   - willChange: Receives the old value before the replacement; it is released after the lock.
  public func replace(
    with value: () throws -> Value, willChange: (Value) -> Void = { _ in }
  ) rethrows {
    let old: Value? = try lock.withLock {
      let new = try value()
      guard changes == 0 else { return nil }
      let old = self.value
      willChange(old)
      self.value = new
      return old
    }
    withExtendedLifetime(old) {}
  }
}
