internal import Foundation

/// A value behind a lock: any thread may use it, one at a time.
///
/// An operation that reads the value again from within finds it as it was before.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  // `@unchecked`: `_value` is only touched while `lock` is held.
  private var _value: Value
  private let lock = NSRecursiveLock()

  /// Puts a value behind a lock.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    _value = try value()
  }

  /// A property of the value, read under the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { _value[keyPath: keyPath] }
  }

  /// Reads or changes the value under the lock.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try lock.withLock {
      var value = _value
      defer { _value = value }
      return try operation(&value)
    }
  }

  /// Replaces the value. The new one is made under the lock.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { _value = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value, read under the lock.
  public var value: Value { lock.withLock { _value } }
}
