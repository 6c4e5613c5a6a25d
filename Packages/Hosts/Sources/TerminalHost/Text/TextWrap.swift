/// Breaks text into lines by the cells it takes.
enum TextWrap {
  /// Wraps at spaces, and inside a word only if it is wider than a line; between wide characters
  /// (Korean keeps its words) the same rule holds. An empty text has no lines.
  static func lines(_ text: String, width: Int) -> [String] {
    guard !text.isEmpty else { return [] }
    return DisplayText.lines(text).flatMap { wrap($0, width: max(1, width)) }
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
    var rest = word
    while rest.cellWidth > width {
      var piece = DisplayText.prefix(of: rest, cells: width)
      if piece.isEmpty { piece = String(rest.prefix(1)) }
      pieces.append(piece)
      rest.removeFirst(piece.count)
    }
    return pieces + [rest]
  }
}
