public import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable, Sendable {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// Returns the capsule within a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// Its name.
  public var _outline: String { "capsule" }
}
