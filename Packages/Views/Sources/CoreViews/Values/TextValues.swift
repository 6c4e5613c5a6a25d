public import Foundation

/// How the lines of a text are drawn.
public struct TextLines: Hashable, Sendable {
  /// Which part of a text is left out if not all of it fits.
  public enum Truncation: Hashable, Sendable {
    /// The beginning, the end, or the middle.
    case head, tail, middle
  }

  /// The most lines; nil for any number.
  public var limit: Int?
  /// The number of lines that are there even if the text has fewer.
  public var reserved: Int
  /// The side on which the lines line up.
  public var alignment: TextAlignment
  /// Which part is left out if not all of it fits.
  public var truncation: Truncation

  /// Makes lines; without arguments, those of a text that asks for nothing.
  public init(
    limit: Int? = nil, reserved: Int = 0, alignment: TextAlignment = .leading,
    truncation: Truncation = .tail
  ) {
    self.limit = limit
    self.reserved = reserved
    self.alignment = alignment
    self.truncation = truncation
  }
}

/// The side on which the lines of a text line up.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// The side at which lines begin, the middle, or the side at which lines end.
  case leading, center, trailing
}

/// The height of a line of text.
public struct LineHeight: Hashable, Sendable {
  let hundredths: Double

  /// The usual height.
  public static let normal = LineHeight(hundredths: 140)
  /// Lines nearer to each other.
  public static let tight = LineHeight(hundredths: 120)
  /// Lines farther from each other.
  public static let loose = LineHeight(hundredths: 170)

  /// Returns a height as a multiple of the size of the font.
  public static func multiple(factor: CGFloat) -> LineHeight {
    LineHeight(hundredths: factor * 100)
  }
  /// Returns a height in points, as they are at the usual size of text.
  public static func exact(points: CGFloat) -> LineHeight {
    LineHeight(hundredths: points / 17 * 100)
  }
}

/// The case in which texts are drawn.
enum TextCase: Hashable, Sendable { case uppercase, lowercase }

/// How a part of a text was marked in Markdown.
///
/// Foundation has it on Apple's systems alone.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set, as Foundation counts them.
  public let rawValue: UInt

  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Slanted.
  public static let emphasized = Self(rawValue: 1)
  /// Bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Of one width.
  public static let code = Self(rawValue: 4)
  /// With a line through it.
  public static let strikethrough = Self(rawValue: 32)
}

/// Which styles a text may have in an editor; those here edit texts without styles.
public protocol AttributedTextFormattingDefinition {
  /// The attributes that count.
  associatedtype Scope: AttributeScope
}
