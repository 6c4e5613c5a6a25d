/// A value behind a lock, for use from any thread.
///
/// A closure that changes it has a copy; what it reads through the `LockIsolated` itself is the
/// value before.
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

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether the values are equal, each read under its lock.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    if lhs === rhs { return true }
    // Always in the same order, so that two threads do not wait for each other.
    let isFirst = ObjectIdentifier(lhs) < ObjectIdentifier(rhs)
    let (first, second) = isFirst ? (lhs, rhs) : (rhs, lhs)
    return first.locked.read { one in second.locked.read { one == $0 } }
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Hashes the value, read under the lock.
  public func hash(into hasher: inout Hasher) {
    locked.read { hasher.combine($0) }
  }
}

/// A value that an actor protects.
///
/// Where the value need not be read asynchronously, ``LockIsolated`` does the same without `await`.
public final actor ActorIsolated<Value> {
  /// The current value; other actors read it with `await`.
  public var value: Value

  /// Makes an actor that holds a value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value; no other access happens meanwhile.
  public func withValue<T>(
    _ operation: @Sendable (inout Value) throws -> sending T
  ) rethrows -> sending T {
    try operation(&value)
  }

  /// Replaces the value with a new one.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
