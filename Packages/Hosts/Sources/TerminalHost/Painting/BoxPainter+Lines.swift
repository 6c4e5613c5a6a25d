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
