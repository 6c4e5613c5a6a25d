public import Foundation

/// How texts are set; pages draw it, and a terminal has one width and height of characters.
extension View {
  /// Adds room between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { appearance(.kerning, kerning) }
  /// Adds room between characters, in points.
  public func tracking(_ tracking: CGFloat) -> some View { appearance(.kerning, tracking) }
  /// Raises the texts above their base line, in points.
  public func baselineOffset(_ offset: CGFloat) -> some View { appearance(.baseline, offset) }
  /// Asks for narrower or wider characters; nil changes nothing.
  public func fontWidth(_ width: Font.Width?) -> some View {
    appearance(width.map { .amount(.width, $0.hundredths) })
  }
  /// Gives all digits one width.
  public func monospacedDigit() -> some View { appearance(.evenDigits) }
  /// Lets characters stand nearer to each other.
  public func allowsTightening(_ isAllowed: Bool) -> some View {
    appearance(isAllowed ? .mark(.tight) : nil)
  }
  /// Adds room between lines, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View { appearance(.leading, spacing) }
  /// Sets the height of lines as a multiple of the usual, or in points; nil changes nothing.
  public func lineHeight(_ height: LineHeight?) -> some View {
    appearance(height.map { .amount(.lineHeight, $0.hundredths) })
  }
  /// Draws texts smaller, as a remark beside others.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    appearance(isEnabled && scale == .secondary ? .mark(.smallText) : nil)
  }
  /// Makes texts monospaced, or of another shape where a page is drawn; nil changes nothing.
  public func fontDesign(_ design: Font.Design?) -> some View {
    monospaced(design == .monospaced).appearance(design?.mark)
  }
  /// Lets a person select the texts of this view on a page, or keeps them from it.
  public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View {
    let isDisabled = Selectability.self == DisabledTextSelectability.self
    return appearance(isDisabled ? .unselectable : .selectable)
  }
  /// Sets the direction in which texts of this view run; a page draws it.
  public func writingDirection(strategy: WritingDirectionStrategy) -> some View {
    appearance(strategy.mark.map { .mark($0) })
  }
  /// Says in which language the texts of this view are, for hyphens and for those who listen.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    speaking { if isEnabled { $0.language = language.minimalIdentifier } }
  }
}

extension Text {
  /// The size of a text beside others.
  public enum Scale: Hashable, Sendable {
    /// The usual size, and that of a remark.
    case `default`, secondary
  }
}

extension Font.Width {
  fileprivate var hundredths: Double {
    switch self {
    case .compressed: 60
    case .condensed: 80
    case .standard: 100
    case .expanded: 130
    }
  }
}

extension Font.Design {
  var mark: Element.Appearance? {
    switch self {
    case .serif: .mark(.serif)
    case .rounded: .mark(.round)
    case .monospaced, .default: nil
    }
  }
}

/// How the direction of texts is found.
public struct WritingDirectionStrategy: Hashable, Sendable {
  let mark: Element.Appearance.Mark?

  /// By the letters of the text.
  public static let `default` = WritingDirectionStrategy(mark: nil)
  /// By the letters of the text.
  public static let contentBased = WritingDirectionStrategy(mark: nil)
  /// As the layout of the views around it runs.
  public static let layoutBased = WritingDirectionStrategy(mark: nil)
  /// From left to right.
  public static let leftToRight = WritingDirectionStrategy(mark: .leftToRight)
  /// From right to left.
  public static let rightToLeft = WritingDirectionStrategy(mark: .rightToLeft)
}
