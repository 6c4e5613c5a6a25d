/// Identifies a value of the views around the element that has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}
