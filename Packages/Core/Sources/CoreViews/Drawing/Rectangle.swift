public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable, Sendable {
  /// Makes a rectangle.
  public init() {}
  /// Returns the rectangle that is given.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Its name.
  public var _outline: String { "rectangle" }
}
