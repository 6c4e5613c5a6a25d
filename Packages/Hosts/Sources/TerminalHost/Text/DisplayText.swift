/// Text made fit for a terminal: no character in it can be taken for a command.
enum DisplayText {
  /// One line: line breaks and tabs become spaces, other control characters go.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) }) else { return text }
    var result = ""
    for character in text {
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else {
        result.unicodeScalars.append(contentsOf: character.unicodeScalars.filter { !isControl($0) })
      }
    }
    return result
  }

  /// The lines of a text, each made fit by itself.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line(String($0))
    }
  }

  /// Cuts a line to a number of cells and marks the cut with an ellipsis.
  static func truncated(_ text: String, to width: Int) -> String {
    guard text.cellWidth > width else { return text }
    return width > 0 ? prefix(of: text, cells: width - 1) + "…" : ""
  }

  /// The longest beginning of a line that fits a number of cells.
  static func prefix(of text: String, cells: Int) -> String {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += text[index].cellWidth
      if used > cells { break }
      end = text.index(after: index)
    }
    return String(text[..<end])
  }

  /// Controls, and the marks that turn the direction of the text around them.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
