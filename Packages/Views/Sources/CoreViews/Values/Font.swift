public import Foundation

/// A font by its purpose, or by its size in points.
///
/// Hosts have fonts of their own; they learn whether this one is bold, slanted or monospaced.
public struct Font: Hashable, Sendable {
  private(set) var look = FontLook()
  private(set) var isHeavy: Bool
  private(set) var isItalic = false
  private(set) var isMonospaced: Bool

  private init(_ points: CGFloat, _ weight: Weight?, _ design: Design?, isHeavy: Bool = false) {
    look.points = points.isNaN ? 0 : UInt16(min(max(points.rounded(), 0), 1_000))
    look.weight = weight?.hundreds ?? 0
    look.design = design
    self.isHeavy = weight?.isHeavy ?? isHeavy
    isMonospaced = design == .monospaced
  }

  /// Returns the font of a purpose, with another design or weight.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font(style.points, weight, design, isHeavy: style.isHeavy)
    if weight == nil { font.look.weight = style.hundreds }
    return font
  }

  /// Returns a font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(size, weight, design)
  }

  /// Returns a font of a size in points; hosts draw their own characters.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(size, nil, nil) }

  /// Returns a font of a size in points, relative to a purpose; hosts draw their own characters.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(size, nil, nil, isHeavy: style.isHeavy)
  }

  /// Returns a font of a size in points that never grows; hosts draw their own characters.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(fixedSize, nil, nil)
  }

  /// Returns a bold font.
  public func bold() -> Font { weight(.bold) }
  /// Returns a slanted font.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// Returns a font whose characters have one width.
  public func monospaced() -> Font { changed { $0.isMonospaced = true } }
  /// Returns a font whose digits have one width.
  public func monospacedDigit() -> Font { changed { $0.look.hasEvenDigits = true } }
  /// Returns a font with small capitals; hosts draw usual letters.
  public func smallCaps() -> Font { self }
  /// Returns a font with another distance between lines; hosts have one of their own.
  public func leading(_ leading: Leading) -> Font { self }
  /// Returns a font of another weight; a terminal draws a bold one from semibold.
  public func weight(_ weight: Weight) -> Font {
    changed { font in
      font.isHeavy = weight.isHeavy
      font.look.weight = weight.hundreds
    }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    /// The usual distance, a smaller and a larger one.
    case standard, tight, loose
  }
}

/// What a font asks for besides bold, slanted and monospaced characters, which all hosts draw.
struct FontLook: Hashable, Sendable {
  /// The size; 0 for the usual one.
  var points: UInt16 = 0
  /// The thickness of strokes in hundreds, where it is not what all hosts draw; else 0.
  var weight: UInt8 = 0
  var design: Font.Design?
  var hasEvenDigits = false
}
