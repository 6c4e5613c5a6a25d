/// A font by its purpose.
///
/// Hosts have their own fonts; all they learn is whether this one is bold.
public struct Font: Hashable, Sendable {
  let isHeavy: Bool

  /// The font of the largest titles, bold.
  public static let largeTitle = Font(isHeavy: true)
  /// The font of titles, bold.
  public static let title = Font(isHeavy: true)
  /// The font of second titles, bold.
  public static let title2 = Font(isHeavy: true)
  /// The font of third titles, bold.
  public static let title3 = Font(isHeavy: true)
  /// The font of headlines, bold.
  public static let headline = Font(isHeavy: true)
  /// The font below a headline, regular.
  public static let subheadline = Font(isHeavy: false)
  /// The font of running text, regular.
  public static let body = Font(isHeavy: false)
  /// The font of callouts, regular.
  public static let callout = Font(isHeavy: false)
  /// The font of footnotes, regular.
  public static let footnote = Font(isHeavy: false)
  /// The font of captions, regular.
  public static let caption = Font(isHeavy: false)
  /// The font of second captions, regular.
  public static let caption2 = Font(isHeavy: false)

  /// Returns the font of a purpose, made bold or regular by the weight; the design has no effect.
  public static func system(
    _ style: Font = .body, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    weight.map { Font(isHeavy: $0.isHeavy) } ?? style
  }

  /// Returns a bold font for a heavy weight, else a regular one; size and design have no effect.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(isHeavy: weight?.isHeavy ?? false)
  }

  /// Returns a bold font.
  public func bold() -> Font { Font(isHeavy: true) }
  /// Returns the font itself: hosts draw no slant.
  public func italic() -> Font { self }
  /// Returns the font itself: the host chooses the width of characters.
  public func monospaced() -> Font { self }
  /// Returns the font itself: the host chooses the width of characters.
  public func monospacedDigit() -> Font { self }
  /// Returns a bold font if the weight is semibold or heavier, else a regular one.
  public func weight(_ weight: Weight) -> Font { Font(isHeavy: weight.isHeavy) }

  /// The thickness of a font's strokes.
  public enum Weight: Hashable, Sendable {
    /// Semibold and heavier weights are drawn bold, all others regular.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var isHeavy: Bool {
      switch self {
      case .semibold, .bold, .heavy, .black: true
      case .ultraLight, .thin, .light, .regular, .medium: false
      }
    }
  }

  /// The shape of a font's characters, which no host draws.
  public enum Design: Hashable, Sendable {
    /// Accepted so that views compile as they are.
    case `default`, serif, rounded, monospaced
  }
}
