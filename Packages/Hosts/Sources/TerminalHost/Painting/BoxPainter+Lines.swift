/// Draws what is a line: how much is done, and rules.
extension BoxPainter {
  func paintMeter(
    _ label: String, _ fraction: Double, hasNumber: Bool, in frame: Rect,
    into buffer: inout CellBuffer
  ) {
    buffer.write(
      DisplayText.truncated(label, to: frame.width), at: frame.origin, style: theme.faint)
    let percent = "\(Int((fraction * 100).rounded()))%"
    // Its label may say it already.
    let isSaid = !hasNumber || label.contains(percent)
    let bar = max(1, frame.width - (isSaid ? 0 : 5))
    let done = Int((Double(bar) * fraction).rounded())
    let row = Point(x: frame.x, y: frame.maxY - 1)
    buffer.write(String(repeating: "━", count: done), at: row, style: theme.control())
    buffer.write(
      String(repeating: "─", count: bar - done), at: Point(x: row.x + done, y: row.y),
      style: theme.line)
    guard !isSaid else { return }
    buffer.write(percent, at: Point(x: frame.maxX - percent.count, y: row.y), style: theme.faint)
  }

  func paintRule(isVertical: Bool, in frame: Rect, into buffer: inout CellBuffer) {
    if isVertical {
      for y in frame.y..<frame.maxY {
        buffer.write("│", at: Point(x: frame.x, y: y), style: theme.line)
      }
    } else {
      let line = String(repeating: "─", count: frame.width)
      buffer.write(line, at: frame.origin, style: theme.line)
    }
  }
}

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
