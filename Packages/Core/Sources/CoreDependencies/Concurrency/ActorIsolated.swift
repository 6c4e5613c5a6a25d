/// A value that an actor protects.
///
/// Where the value need not be read in an asynchronous context, ``LockIsolated`` does the same
/// without `await`.
public final actor ActorIsolated<Value> {
  /// The value.
  public var value: Value

  /// Puts a value under an actor's protection.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.value = try value()
  }

  /// Reads or changes the value; nothing else touches it meanwhile.
  public func withValue<T>(
    _ operation: @Sendable (inout Value) throws -> sending T
  ) rethrows -> sending T {
    try operation(&value)
  }

  /// Replaces the value.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    value = try newValue()
  }
}
