// Case paths between values that are no enums, and to what an optional holds.

extension AnyCasePath where Root == Void, Value: Sendable {
  /// Returns a path at whose end there is always the same value.
  public static func constant(_ value: Value) -> Self {
    Self(embed: { _ in }, extract: { value })
  }
}

extension AnyCasePath where Value == Never {
  /// A path that matches nothing.
  public static var never: Self {
    func embed(_ never: Never) -> Root {}
    return Self(name: nil, embedding: embed) { _ in nil }
  }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// A path from raw values to the values that have one.
  public static var rawValue: Self {
    Self(embed: { $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value: LosslessStringConvertible, Root == String {
  /// A path from strings to the values that they describe.
  public static var description: Self {
    Self(embed: { $0.description }, extract: { Value($0) })
  }
}

extension AnyCasePath where Root == Value? {
  /// The path to the wrapped value of an optional; with a slash before it as well.
  @_disfavoredOverload
  public static var some: Self {
    Self(name: nil, embedding: { $0 }, extraction: { $0 })
  }
}
