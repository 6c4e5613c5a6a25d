/// Marks around a value within a text that is more than characters, as a symbol is.
///
/// Such a value is its index between ``begin`` and ``middle``, and the words for it before ``end``.
package enum TextMark {
  /// Before the index.
  package static let begin: Character = "\u{FFF9}"
  /// Between the index and the words.
  package static let middle: Character = "\u{FFFA}"
  /// Behind the words.
  package static let end: Character = "\u{FFFB}"

  /// The first byte of each mark.
  package static let byte: UInt8 = 0xEF

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
