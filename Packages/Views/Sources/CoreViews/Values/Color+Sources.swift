public import Foundation

extension Color {
  /// Makes a colour of a bundle's asset catalogue, or else of a name that the host knows.
  public init(_ name: String, bundle: Bundle?) { self.init(name, in: bundle?.bundleURL) }

  /// Makes the colour that a system has under a name.
  public init(_ color: UIColor) { self = color.color }

  /// Makes the colour that a system has under a name.
  public init(uiColor color: UIColor) { self = color.color }
}

/// The name of a colour of a bundle, as an asset catalogue's constants have it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: URL

  /// Makes a name of a colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.bundleURL
  }
}

extension Color {
  /// Makes a colour of a bundle's asset catalogue, or else of a name that the host knows.
  public init(_ resource: ColorResource) { self.init(resource.name, in: resource.bundle) }
}

/// The name of a picture of a bundle, as an asset catalogue's constants have it.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a name of a picture of a bundle.
  public init(name: String, bundle: Bundle) { self.name = name }
}

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
