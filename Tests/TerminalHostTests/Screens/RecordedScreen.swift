@testable import TerminalHost

/// Cells as a text: the characters, then a letter for the style of each, then what the letters
/// mean.
struct RecordedScreen {
  let text: String

  init(_ buffer: CellBuffer) {
    var letters: [CellStyle: Character] = [CellStyle.plain: "."]
    var legend: [String] = []
    let free = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
    let rows = (0..<buffer.size.height).map { y in
      (0..<buffer.size.width).map { x in
        let style = buffer[x, y].style.unlinked
        if let letter = letters[style] { return letter }
        let letter = free[letters.count - 1]
        letters[style] = letter
        legend.append("\(letter): \(Self.words(style))")
        return letter
      }
    }
    let styles = rows.map { row in
      var line = row[...]
      while line.last == "." { line.removeLast() }
      return String(line)
    }
    let parts = [buffer.text, styles.joined(separator: "\n"), legend.joined(separator: "\n")]
    text = parts.map(Self.trimmed).joined(separator: "\n----\n") + "\n"
  }

  private static func trimmed(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func words(_ style: CellStyle) -> String {
    let style = style.seen(onLight: false)
    let names: [(CellStyle.Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underlined"), (.reverse, "reverse"),
      (.italic, "slanted"), (.strikethrough, "struck"),
    ]
    let colors = [
      style.foreground.map(hex), style.background.map { "on \(hex($0))" },
    ].compactMap(\.self)
    return (names.filter { style.attributes.contains($0.0) }.map(\.1) + colors)
      .joined(separator: " ")
  }

  private static func hex(_ color: TerminalColor) -> String {
    let digits = String(
      UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
