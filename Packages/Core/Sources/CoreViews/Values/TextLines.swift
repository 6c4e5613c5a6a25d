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
