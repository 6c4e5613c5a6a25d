/// A border, with a title set into its upper edge.
struct Border {
  var title = ""
  var style: CellStyle
  var titleStyle: CellStyle
  /// Whether its corners are square, and not round.
  var isSquare = false

  func paint(in frame: Rect, into buffer: inout CellBuffer) {
    guard frame.width >= 2, frame.height >= 2 else { return }
    let edge = String(repeating: "─", count: frame.width - 2)
    let (top, bottom) = isSquare ? ("┌\(edge)┐", "└\(edge)┘") : ("╭\(edge)╮", "╰\(edge)╯")
    buffer.write(top, at: frame.origin, style: style)
    let seen = buffer.clip.y..<buffer.clip.maxY
    let rows = ((frame.y + 1)..<(frame.maxY - 1)).clamped(to: seen)
    for y in rows {
      buffer.write("│", at: Point(x: frame.x, y: y), style: style)
      buffer.write("│", at: Point(x: frame.maxX - 1, y: y), style: style)
    }
    buffer.write(bottom, at: Point(x: frame.x, y: frame.maxY - 1), style: style)
    guard !title.isEmpty, frame.width >= 8 else { return }
    let label = DisplayText.truncated(title, to: frame.width - 6)
    buffer.write(" \(label) ", at: Point(x: frame.x + 2, y: frame.y), style: titleStyle)
  }
}
