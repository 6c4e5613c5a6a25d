public import Foundation

/// A circle in the middle of its room.
public struct Circle: InsettableShape, Hashable, Sendable {
  /// Makes a circle.
  public init() {}
  /// Returns the largest circle within a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Its name.
  public var _outline: String { "circle" }
}
