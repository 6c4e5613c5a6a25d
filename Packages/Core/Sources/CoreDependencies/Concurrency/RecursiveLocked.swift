internal import Foundation

/// A value behind a recursive lock, changed in place so that a large value is never copied.
///
/// During a change, a nested read sees the old value only if copying it is trivial, as for a
/// number. Any other value is incomplete then, and reading it traps with a message. Public only for
/// the other modules of Core.
@_spi(Locked) public final class RecursiveLocked<Value>: @unchecked Sendable {
  // `@unchecked`: `pointer`'s target and `isChanging` are only touched while `lock` is held.
  private let lock = NSRecursiveLock()
  private let pointer: UnsafeMutablePointer<Value>
  private var isChanging = false

  /// Makes a lock around a value.
  public init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  /// Runs a closure with the value under the lock; traps during a change of a nontrivial value.
  public func read<R>(_ body: (Value) throws -> R) rethrows -> R {
    try lock.withLock {
      if isChanging { refuse("read") }
      return try body(pointer.pointee)
    }
  }

  /// The value; nil during a change of a nontrivial value on the same thread.
  public var whole: Value? { lock.withLock { isChanging ? nil : pointer.pointee } }

  /// Changes the value in place under the lock.
  ///
  /// Traps for a change of a nontrivial value within its own change.
  public func change<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try lock.withLock {
      if _isPOD(Value.self) {
        var value = pointer.pointee
        defer { pointer.pointee = value }
        return try body(&value)
      }
      if isChanging { refuse("changed again") }
      isChanging = true
      defer { isChanging = false }
      return try body(&pointer.pointee)
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
      let value = try value()
      guard !isChanging else { return nil }
      willChange(pointer.pointee)
      let old = pointer.move()
      pointer.initialize(to: value)
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func refuse(_ access: String) -> Never {
    fatalError(
      """
      A '\(Value.self)' behind a lock was \(access) within its own change, where it is not whole. \
      Use the value that the closure is given ('$0'), or do this before or after the change.
      """)
  }
}
