/// Identifies a value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view further in has set one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view to that of those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
