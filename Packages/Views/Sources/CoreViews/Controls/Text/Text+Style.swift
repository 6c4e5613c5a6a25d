public import Foundation

extension Text {
  /// Makes the text bold, or regular again.
  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : .regular) }
  /// Sets the weight of the text, which a terminal draws bold from semibold; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { weight in changing { $0.set(weight) } } ?? self
  }
  /// Sets the font of the text; a terminal, which has one size, draws titles and headlines bold.
  public func font(_ font: Font?) -> Text {
    font.map { font in changing { $0.set(font) } } ?? self
  }
  /// Draws the text in another design; a terminal has one.
  public func fontDesign(_ design: Font.Design?) -> Text {
    let text = design == .monospaced ? monospaced() : self
    return design?.mark.map { text.appearance($0) } ?? text
  }
  /// Sets the colour of the text.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    let unresolved = UnresolvedStyle(style)
    return changing { ($0.color, $0.unresolved) = (style._color, unresolved) }
  }
  /// Sets the colour of the text; nil changes nothing.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { foregroundStyle($0) } ?? self
  }
  /// Makes the text slanted, or upright again.
  public func italic(_ isActive: Bool = true) -> Text { changing { $0.set(.italic, isActive) } }
  /// Draws a line in a pattern; hosts draw a whole line.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive, color: color)
  }
  /// Draws a line below the text, in the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.set(.underline, isActive) }
  }
  /// Draws a line in a pattern; hosts draw a whole line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive, color: color)
  }
  /// Draws a line through the text, in the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changing { $0.set(.strikethrough, isActive) }
  }
  /// Asks for characters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    changing { $0.set(.monospaced, isActive) }
  }
  /// Gives all digits one width.
  public func monospacedDigit() -> Text { appearance(.mark(.evenDigits)) }
  /// Adds room between characters, in points; a page draws it.
  public func kerning(_ kerning: CGFloat) -> Text { appearance(.amount(.kerning, kerning)) }
  /// Adds room between characters, in points; a page draws it.
  public func tracking(_ tracking: CGFloat) -> Text { appearance(.amount(.kerning, tracking)) }
  /// Raises the text above its base line, in points; a page draws it.
  public func baselineOffset(_ offset: CGFloat) -> Text { appearance(.amount(.baseline, offset)) }

  private func appearance(_ appearance: Element.Appearance) -> Text {
    changing { $0.appearances.append(appearance) }
  }
}

extension Text {
  /// The case in which texts are drawn.
  public struct Case: Hashable, Sendable {
    let value: TextCase

    /// Capitals only.
    public static let uppercase = Case(value: .uppercase)
    /// Small letters only.
    public static let lowercase = Case(value: .lowercase)
  }
}

extension Text {
  /// What lines of texts look like.
  public struct LineStyle: Hashable, Sendable {
    /// A whole line, in the colour of the text.
    public static let single = LineStyle()

    /// Makes a line; hosts draw a whole one, in the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}

    /// How a line is broken; hosts draw whole lines.
    public enum Pattern: Hashable, Sendable {
      /// Whole, in dashes, in dots, or in both.
      case solid, dash, dot, dashDot, dashDotDot
    }
  }
}

extension Text {
  /// Which part of a text is left out if not all of it fits.
  public typealias TruncationMode = TextLines.Truncation
}
