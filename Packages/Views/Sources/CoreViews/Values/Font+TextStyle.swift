import Foundation

extension Font {
  /// The font of the largest titles, bold.
  public static let largeTitle = system(.largeTitle)
  /// The font of titles, bold.
  public static let title = system(.title)
  /// The font of second titles, bold.
  public static let title2 = system(.title2)
  /// The font of third titles, bold.
  public static let title3 = system(.title3)
  /// The font of headlines, bold.
  public static let headline = system(.headline)
  /// The font below a headline, regular.
  public static let subheadline = system(.subheadline)
  /// The font of running text, regular.
  public static let body = system(.body)
  /// The font of callouts, regular.
  public static let callout = system(.callout)
  /// The font of footnotes, regular.
  public static let footnote = system(.footnote)
  /// The font of captions, regular.
  public static let caption = system(.caption)
  /// The font of second captions, regular.
  public static let caption2 = system(.caption2)

  /// The purpose of a text.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Titles and headlines, which are drawn bold.
    case largeTitle, title, title2, title3, headline
    /// All others, which are drawn regular.
    case subheadline, body, callout, footnote, caption, caption2

    /// The size, where the person has not asked for another.
    var points: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The weight in hundreds of what hosts with several sizes do not draw bold; else 0.
    var hundreds: UInt8 {
      switch self {
      case .largeTitle, .title, .title2, .title3: 4
      case .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2: 0
      }
    }

    var isHeavy: Bool {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2: false
      }
    }
  }

  /// The thickness of a font's strokes.
  public enum Weight: Hashable, Sendable {
    /// From the thinnest to the thickest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight in hundreds, as stylesheets count; 0 for those that hosts draw anyway.
    var hundreds: UInt8 {
      switch self {
      case .ultraLight: 1
      case .thin: 2
      case .light: 3
      case .regular, .semibold, .bold: 0
      case .medium: 5
      case .heavy: 8
      case .black: 9
      }
    }

    var isHeavy: Bool {
      switch self {
      case .semibold, .bold, .heavy, .black: true
      case .ultraLight, .thin, .light, .regular, .medium: false
      }
    }
  }

  /// The shape of a font's characters.
  public enum Design: Hashable, Sendable {
    /// Characters of one width, and shapes that hosts draw as their usual one.
    case monospaced, `default`, serif, rounded
  }

  /// The width of a font's characters, of which hosts have one.
  public enum Width: Hashable, Sendable {
    /// Narrower than usual, as usual, and wider.
    case compressed, condensed, standard, expanded
  }
}
