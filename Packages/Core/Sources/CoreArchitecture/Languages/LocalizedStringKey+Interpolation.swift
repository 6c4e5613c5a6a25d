@_spi(Views) internal import CoreDependencies
public import Foundation

extension LocalizedStringKey {
  /// The parts of a literal with values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var values = ValuePlaces()
    @usableFromInline var number: PluralNumber?
    var markedValues: [MarkedValue] = []

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }
    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds the text of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(value, writtenAs: "\(value)")
    }
    /// Adds a string.
    @inlinable
    public mutating func appendInterpolation(_ value: some StringProtocol) {
      append(String(value))
    }
    /// Adds a whole number.
    @inlinable
    public mutating func appendInterpolation(_ value: some BinaryInteger) {
      number = number ?? PluralNumber(value)
      append(value.description)
    }
    /// Adds a value as a style formats it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      append(value, writtenAs: format.formatInSession(value))
    }
    /// Adds a number as a C format writes it, such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      append(value, writtenAs: String(format: specifier, value))
    }
    /// Adds a value that is more than characters, with the words for it.
    @_spi(Views) public mutating func append(_ value: any Hashable & Sendable, words: String) {
      append(TextMark.marked(markedValues.count, words: words))
      markedValues.append(MarkedValue(value: value))
    }
    /// Adds the text of a value, which may be the number that chooses a plural.
    private mutating func append(_ value: some Any, writtenAs text: String) {
      number = number ?? PluralNumber(value, writtenAs: text)
      append(text)
    }
    /// Adds the text of a value.
    @usableFromInline
    mutating func append(_ value: String) {
      let start = text.utf8.count
      text += value
      values.append(start..<text.utf8.count)
    }
  }
}

/// Marks around a value within a text that is more than characters, as a symbol is.
///
/// Such a value is its index between ``begin`` and ``middle``, and the words for it before ``end``.
@_spi(Views) public enum TextMark {
  /// Before the index.
  @_spi(Views) public static let begin: Character = "\u{FFF9}"
  /// Between the index and the words.
  @_spi(Views) public static let middle: Character = "\u{FFFA}"
  /// Behind the words.
  @_spi(Views) public static let end: Character = "\u{FFFB}"

  /// The first byte of each mark.
  @_spi(Views) public static let byte: UInt8 = 0xEF

  static func marked(_ index: Int, words: String) -> String {
    "\(begin)\(index)\(middle)\(words)\(end)"
  }

  /// A text with the words alone.
  static func words(of text: String) -> String {
    var isIndex = false
    var words = "".unicodeScalars
    for scalar in text.unicodeScalars {
      switch Character(scalar) {
      case begin: isIndex = true
      case middle: isIndex = false
      case end: break
      default: if !isIndex { words.append(scalar) }
      }
    }
    return String(words)
  }
}

/// A value within a text that is more than characters.
@_spi(Views) public struct MarkedValue: Hashable, Sendable {
  /// The value.
  @_spi(Views) public let value: any Hashable & Sendable

  /// Whether the values are equal.
  @_spi(Views) public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  /// Takes in the value.
  @_spi(Views) public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
