public import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The size of the corners in points.
  public var cornerSize: CGSize

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }
  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Returns the outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerSize: cornerSize) }
  }
  /// Its name, with the radius in points.
  public var _outline: String { "rounded \(Int(cornerSize.width))" }

  /// Compares the corners.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.cornerSize == rhs.cornerSize }
  /// Hashes the corners.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerSize.width)
    hasher.combine(cornerSize.height)
  }
}
