internal import Foundation

/// A value behind a lock: any thread may use it, one at a time.
///
/// An operation edits the value in place and must not reach it again from within: that traps.
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
    try lock.withLock { try operation(&_value) }
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
