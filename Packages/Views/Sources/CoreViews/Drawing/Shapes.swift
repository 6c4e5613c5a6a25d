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

/// An ellipse.
public struct Ellipse: InsettableShape, Hashable, Sendable {
  /// Makes an ellipse.
  public init() {}
  /// Returns the ellipse within a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Its name.
  public var _outline: String { "ellipse" }
}

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

/// The outline of what is around, which is a rectangle on all hosts.
public struct ContainerRelativeShape: InsettableShape, Hashable, Sendable {
  /// Makes the outline.
  public init() {}
  /// Returns the rectangle itself.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Its name.
  public var _outline: String { "rectangle" }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  /// Returns a rectangle with corners of a size in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle each of whose corners has a radius of its own, in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// Returns a rectangle each of whose corners has a radius of its own, in points.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
  /// Returns a capsule.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
