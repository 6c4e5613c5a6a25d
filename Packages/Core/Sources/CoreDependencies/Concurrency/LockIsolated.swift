/// A value behind a lock: any thread may use it, one at a time.
///
/// It is changed in place, however large it is. An operation that changes it uses what it is given,
/// and not the value by its name: only a number or the like can be read there as it was before.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let locked: RecursiveLocked<Value>

  /// Puts a value behind a lock.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    locked = RecursiveLocked(try value())
  }

  /// A property of the value, read under the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    locked.read { $0[keyPath: keyPath] }
  }

  /// Reads or changes the value under the lock.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try locked.change(operation)
  }

  /// Replaces the value. The new one is made under the lock.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try locked.replace { try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value, read under the lock.
  public var value: Value { locked.read { $0 } }
}
