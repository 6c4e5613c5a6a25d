/// A value behind a lock, for use from any thread.
///
/// It is changed in place, however large it is. A closure that changes it must use its argument and
/// not the `LockIsolated` itself: inside, only trivial values such as numbers can be read through
/// it, as they were before; reading any other value traps.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let locked: RecursiveLocked<Value>

  /// Makes a lock around a value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    locked = RecursiveLocked(try value())
  }

  /// Returns a property of the value, read under the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    locked.read { $0[keyPath: keyPath] }
  }

  /// Reads or changes the value under the lock, and returns the closure's result.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    try locked.change(operation)
  }

  /// Replaces the value.
  ///
  /// The new value is evaluated under the lock.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try locked.replace { try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value, read under the lock.
  public var value: Value { locked.read { $0 } }
}
