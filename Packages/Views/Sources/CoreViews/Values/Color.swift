internal import Foundation

/// A colour: one that a host has a shade of by its name, or one of red, green and blue.
///
/// Hosts draw the nearest shade that they have, and ignore names that they do not know. As a view
/// it fills the room it is offered.
public struct Color: Hashable, Sendable {
  /// The name or, for a mixed colour, `#` and six digits; nil for the host's own colour.
  private let base: String?
  /// The prominence of the host's own colour of text: 1 for the highest, to 5; 0 for whatever
  /// colour the text around has.
  private let level: Int
  /// How much of what is behind it it hides, from 0 to 1.
  private(set) var alpha = 1.0

  init(name: String?, level: Int = 1) {
    base = name
    self.level = level
  }

  /// Whether it is the host's own colour of text, less prominent.
  var isDimmed: Bool { level > 1 }

  /// The name for element trees: with an opacity below 1 it ends with `@` and the opacity.
  var name: String? {
    if alpha >= 1 { return base }
    guard let base = nameOfBase else { return nil }
    return "\(base)@\((alpha * 100).rounded() / 100)"
  }

  /// The name where it fills something: there the less prominent colours of text are shades of
  /// gray.
  var nameOfFill: String? {
    if isClear { return "clear" }
    guard name == nil else { return name }
    if !isDimmed { return "primary" }
    return "gray@\([0.5, 0.35, 0.2, 0.1][min(level, 5) - 2])"
  }

  /// The name where texts are drawn in it: there even the host's own colour has one, as texts of
  /// controls have another by themselves.
  func nameOfText(tintedBy tint: String?, else around: String?) -> String? {
    if level < 1, alpha >= 1 { return around }
    return self == .primary ? "primary" : Self.name(name, tintedBy: tint)
  }

  /// The name where controls are marked in it; nil for none.
  var nameOfTint: String? { name ?? nameOfBase }

  private var nameOfBase: String? {
    base ?? (isClear ? nil : isDimmed ? "secondary" : "primary")
  }

  /// Whether nothing of it can be seen.
  var isClear: Bool { alpha <= 0 }

  /// Makes a colour from the name of one in the asset catalogues of the program, or else of one
  /// that the host knows.
  public init(_ name: String) { self.init(name, in: nil) }

  /// Makes a colour of an asset catalogue, for light screens and dark ones, or else of a name.
  init(_ name: String, in bundle: URL?) {
    guard !name.hasPrefix("#"), let color = AssetFolders.color(name, in: bundle) else {
      self.init(name: name)
      return
    }
    self.init(name: color.name)
    alpha = color.alpha
  }

  /// The space in which the parts of a colour are meant; all are taken as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space, the same without a curve, and a wider one.
    case sRGB, sRGBLinear, displayP3
  }

  /// Makes a colour from its parts, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(name: "#" + [red, green, blue].map(Self.digits).joined())
    alpha = opacity
  }

  /// Makes a shade of gray, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  private static func digits(_ part: Double) -> String {
    let value = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
    let text = String(value, radix: 16)
    return text.count < 2 ? "0" + text : text
  }

  /// Returns the colour at an opacity from 0 to 1, on top of the one that it has.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.alpha *= min(max(opacity, 0), 1)
    return copy
  }

  /// The colour itself: hosts draw it flat.
  public var gradient: Gradient { Gradient(colors: [self]) }
}

extension Color {
  /// The name of a colour, or the tint in place of the accent.
  static func name(_ name: String?, tintedBy tint: String?) -> String? {
    name == accentColor.name ? tint ?? name : name
  }
}
