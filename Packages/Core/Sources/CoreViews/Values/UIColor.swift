public import Foundation

/// A colour under the name that UIKit has for it, for `Color(.systemBackground)` and the like.
public struct UIColor: Hashable, Sendable {
  let color: Color

  /// Takes a colour.
  public init(_ color: Color) { self.color = color }

  /// Makes a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Makes a shade of gray, from 0 (black) to 1 (white).
  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  /// Makes a colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Returns the colour at an opacity from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }
}
