@_spi(Hosts) import CoreViews

/// Makes text safe for a terminal, which takes some characters for commands.
enum DisplayText {
  /// The most bytes of a label; no line of a screen shows more.
  private static let longestLabel = 4096

  /// The text as `line` makes it, cut to what a screen can show.
  static func label(_ text: String) -> String { line(prefix(of: text, bytes: longestLabel)) }

  /// The text on one line: line breaks and tabs become spaces, other control characters are
  /// removed.
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

  /// The lines of a text, each as `line` makes it.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line(String($0))
    }
  }

  /// The line cut to a number of cells, with an ellipsis if anything is cut off.
  static func truncated(_ text: String, to width: Int) -> String {
    guard text.cellWidth > width else { return text }
    return width > 0 ? prefix(of: text, cells: width - 1) + "…" : ""
  }

  /// The line cut to a number of cells, with an ellipsis in place of a part.
  static func truncated(
    _ text: String, to width: Int, _ truncation: TextLines.Truncation
  ) -> String {
    guard text.cellWidth > width, width > 1 else { return truncated(text, to: width) }
    switch truncation {
    case .tail: return truncated(text, to: width)
    case .head: return "…" + suffix(of: text, cells: width - 1)
    case .middle:
      let end = (width - 1) / 2
      return prefix(of: text, cells: width - 1 - end) + "…" + suffix(of: text, cells: end)
    }
  }

  /// A line with blanks before it, so that it lines up in a number of cells.
  static func aligned(_ line: String, _ alignment: TextAlignment, in width: Int) -> String {
    let room = max(0, width - line.cellWidth)
    let blanks =
      switch alignment {
      case .leading: 0
      case .center: room / 2
      case .trailing: room
      }
    return String(repeating: " ", count: blanks) + line
  }

  /// The longest end of a line that fits a number of cells.
  private static func suffix(of text: String, cells: Int) -> String {
    var used = 0
    var start = text.endIndex
    for index in text.indices.reversed() {
      used += text[index].cellWidth
      if used > cells { break }
      start = index
    }
    return String(text[start...])
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
