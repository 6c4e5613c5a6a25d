/// What a ``Layout`` is like as a whole.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers grow; nil for both.
  public var stackOrientation: Axis?

  /// Makes the properties of a layout without an axis of its own.
  public init() {}
}
