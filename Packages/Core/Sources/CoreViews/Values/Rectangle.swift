/// The rectangle around a view, as the area that reacts to a touch.
public struct Rectangle: Hashable, Sendable {
  /// Makes a rectangle.
  public init() {}
}
