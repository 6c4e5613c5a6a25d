/// A value that views hand to the ``Layout`` around them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that hand over none.
  static var defaultValue: Value { get }
}
