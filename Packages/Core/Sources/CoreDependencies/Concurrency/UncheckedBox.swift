/// A reference to a value that may cross actors although nothing protects it.
///
/// Who uses it answers for it: the value must not be used by two threads at once.
@propertyWrapper
public final class UncheckedBox<Value>: @unchecked Sendable {
  // `@unchecked` is the purpose of the type; its users give the argument.
  /// The value.
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ value: Value) { wrappedValue = value }

  /// The value.
  public var value: Value {
    _read { yield wrappedValue }
    _modify { yield &wrappedValue }
  }

  public var projectedValue: UncheckedBox<Value> { self }
}
