/// A ground that lets through what is behind it; on a terminal it is a shade of gray.
public struct Material: ShapeStyle, Hashable {
  /// A name that is no colour where a host has none for it.
  public var _color: Color { Color(name) }

  private var name = "material"

  /// The thinnest material.
  public static let ultraThin = Material(name: "thinmaterial")
  /// A thin material.
  public static let thin = Material(name: "thinmaterial")
  /// A material of usual thickness.
  public static let regular = Material()
  /// A thick material.
  public static let thick = Material()
  /// The thickest material.
  public static let ultraThick = Material()
  /// The material of bars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// A material of usual thickness.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// A kind of glass, which no host draws.
public struct Glass: Hashable, Sendable {
  /// As usual.
  public static let regular = Glass()
  /// More of what is behind can be seen.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()
  /// Returns glass of a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns glass that follows a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
