@_spi(Hosts) import CoreViews

/// Text made fit for a terminal: no character in it can be taken for a command.
enum DisplayText {
  /// More than any line of a screen shows.
  private static let longestLabel = 4096

  /// One line as `line` makes it, cut to what a screen can show of it.
  static func label(_ text: String) -> String { line(prefix(of: text, bytes: longestLabel)) }

  /// One line: line breaks and tabs become spaces, other control characters go.
  static func line(_ text: String) -> String {
    if PrintableText.isPrintable(text) { return text }
    var result = ""
    for character in text {
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else {
        result.unicodeScalars.append(
          contentsOf: character.unicodeScalars.filter { !PrintableText.isControl($0) })
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
  static func prefix(of text: some StringProtocol, cells: Int) -> String {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += text[index].cellWidth
      if used > cells { break }
      end = text.index(after: index)
    }
    return String(text[..<end])
  }

  /// The longest beginning of a text that takes at most so many bytes.
  static func prefix(of text: String, bytes: Int) -> String {
    guard text.utf8.count > bytes else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: bytes)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text[..<end])
  }
}
