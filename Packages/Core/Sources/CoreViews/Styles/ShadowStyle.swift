public import Foundation

/// A shadow of what is drawn in a style, which hosts leave out.
public struct ShadowStyle: Hashable, Sendable {
  /// Returns a shadow behind; the radius and the distances are in points.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
  /// Returns a shadow within; the radius and the distances are in points.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

extension ShapeStyle {
  /// Returns the colour of the style: hosts draw no shadow of a style.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _color }
}

extension ShapeStyle where Self == Color {
  /// Returns the colour of text: hosts draw no shadow of a style.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { Color.primary }
}
