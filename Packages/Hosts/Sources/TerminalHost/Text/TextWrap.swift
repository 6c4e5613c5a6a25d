import CoreArchitecture
@_spi(Hosts) import CoreViews

/// Wraps text at a width in cells.
enum TextWrap {
  /// The most bytes that are shown: half a megabyte, more lines than anybody scrolls through.
  private static let longestText = 1 << 19

  /// Wraps at spaces, and inside a word only if it is wider than a line.
  ///
  /// That also holds for wide characters, because Korean has spaces between words. An empty text
  /// has no lines. Linear in the text, of which half a megabyte at most is shown.
  static func lines(_ text: String, width: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    let width = max(1, width)
    let shown = DisplayText.prefix(of: text, bytes: longestText)
    let lines = DisplayText.lines(shown).flatMap { wrap($0, width: width) }
    let rest = text.utf8.count - shown.utf8.count
    return rest == 0
      ? lines : lines + wrap(hostText("… \(rest) more bytes are not shown"), width: width)
  }

  /// Joins the lines that are too many into the last one, without some part of them.
  static func lines(
    _ lines: [String], limit: Int, width: Int, _ truncation: TextLines.Truncation
  ) -> [String] {
    let rest = lines[(limit - 1)...].joined(separator: " ")
    return lines.prefix(limit - 1) + [DisplayText.truncated(rest, to: width, truncation)]
  }

  private static func wrap(_ line: String, width: Int) -> [String] {
    if line.utf8.count <= width || line.cellWidth <= width { return [line] }
    var lines: [String] = []
    var current = ""
    var used = 0
    for word in words(line) {
      let wordWidth = word.cellWidth
      let separator = current.isEmpty ? 0 : 1
      if used + separator + wordWidth <= width {
        current += separator == 1 ? " " + word : word
        used += separator + wordWidth
        continue
      }
      if !current.isEmpty { lines.append(current) }
      let pieces = broken(word, width: width)
      lines += pieces.dropLast()
      current = pieces.last ?? ""
      used = current.cellWidth
    }
    lines.append(current)
    return lines
  }

  /// The words of a line; spaces at its beginning stay with the first word.
  private static func words(_ line: String) -> [String] {
    let indent = line.prefix { $0 == " " }
    var words = line.dropFirst(indent.count).split(separator: " ").map(String.init)
    if let first = words.first { words[0] = indent + first }
    return words
  }

  /// A word in pieces that fit a line.
  private static func broken(_ word: String, width: Int) -> [String] {
    var pieces: [String] = []
    guard word.cellWidth > width else { return [word] }
    var start = word.startIndex
    var used = 0
    for index in word.indices {
      let wide = word[index].cellWidth
      // Each line takes at least one character.
      if used + wide > width, index > start {
        pieces.append(String(word[start..<index]))
        start = index
        used = 0
      }
      used += wide
    }
    pieces.append(String(word[start...]))
    return pieces
  }
}
