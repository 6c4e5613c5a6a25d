/// A reference to an unprotected value that may cross actors.
///
/// Its user must make sure that no two threads use the value at once.
@propertyWrapper
public final class UncheckedBox<Value>: @unchecked Sendable {
  // `@unchecked` is the purpose of the type; its users must argue that it is safe.
  /// The value, as the property wrapper reads and writes it.
  public var wrappedValue: Value

  /// Makes a box, for a property with `@UncheckedBox`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Makes a box with a value.
  public init(_ value: Value) { wrappedValue = value }

  /// The value; it is changed in place.
  public var value: Value {
    _read { yield wrappedValue }
    _modify { yield &wrappedValue }
  }

  /// The box itself, to be shared.
  public var projectedValue: UncheckedBox<Value> { self }
}
