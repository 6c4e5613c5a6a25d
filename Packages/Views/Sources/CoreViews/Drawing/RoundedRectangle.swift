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

/// A rectangle each of whose corners has a radius of its own, in points.
public struct UnevenRoundedRectangle: InsettableShape, Hashable, Sendable {
  let radii: [CGFloat]

  /// Makes a rectangle; corners that are not named are square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
  }

  /// Makes a rectangle of four radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.init(
      topLeadingRadius: cornerRadii.topLeading, bottomLeadingRadius: cornerRadii.bottomLeading,
      bottomTrailingRadius: cornerRadii.bottomTrailing, topTrailingRadius: cornerRadii.topTrailing)
  }

  /// Returns the outline within a rectangle; no radius is more than half of a side.
  public func path(in rect: CGRect) -> Path {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // From each corner along the sides: where its curve begins, and where it ends.
    let before: [(x: CGFloat, y: CGFloat)] = [(0, 1), (-1, 0), (0, -1), (1, 0)]
    let after: [(x: CGFloat, y: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    return Path { path in
      for (index, corner) in corners.enumerated() {
        let radius = max(0, min(radii[index], rect.width / 2, rect.height / 2))
        let begin = CGPoint(
          x: corner.x + before[index].x * radius, y: corner.y + before[index].y * radius)
        let end = CGPoint(
          x: corner.x + after[index].x * radius, y: corner.y + after[index].y * radius)
        if index == 0 { path.move(to: begin) } else { path.addLine(to: begin) }
        if radius > 0 { path.addQuadCurve(to: end, control: corner) }
      }
      path.closeSubpath()
    }
  }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of each corner.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  /// Makes four radii; corners that are not named are square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The course of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A part of a circle, and a smoother curve.
  case circular, continuous
}
