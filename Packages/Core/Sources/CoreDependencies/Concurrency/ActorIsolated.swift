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
