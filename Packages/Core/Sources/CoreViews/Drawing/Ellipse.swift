public import Foundation

/// An ellipse.
public struct Ellipse: InsettableShape, Hashable, Sendable {
  /// Makes an ellipse.
  public init() {}
  /// Returns the ellipse within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Its name.
  public var _outline: String { "ellipse" }
}
