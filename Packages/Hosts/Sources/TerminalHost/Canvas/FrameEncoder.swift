/// Encodes frames as the bytes that change a terminal from one frame to the next.
///
/// A pure machine: it remembers the last frame and writes only the cells that differ.
struct FrameEncoder {
  let depth: ColorDepth
  private var shown: Frame?
  private var output = ""
  /// The place of the terminal's cursor while encoding; nil if it is not known.
  private var position: Point?
  private var style: CellStyle?

  init(depth: ColorDepth) { self.depth = depth }

  /// Forgets the last frame, so that the next one is written whole.
  mutating func invalidate() { shown = nil }

  /// The bytes for a frame; empty when nothing changed.
  mutating func encode(_ frame: Frame) -> [UInt8] {
    if let shown, shown == frame { return [] }
    output = ""
    position = nil
    style = nil
    let previous = shown?.buffer.size == frame.buffer.size ? shown?.buffer : nil
    if previous == nil { output += "\u{1B}[0m\u{1B}[2J" }
    let before = output.utf8.count
    writeCells(of: frame.buffer, changedFrom: previous)
    let wroteCells = output.utf8.count > before
    if wroteCells { output += "\u{1B}[0m" }
    writeCursor(frame.cursor, moved: wroteCells || previous == nil)
    // Hides the cursor, which would otherwise be seen moving while cells are written.
    if wroteCells, frame.cursor != nil { output = "\u{1B}[?25l" + output }
    shown = frame
    return Array(output.utf8)
  }

  private mutating func writeCells(of buffer: CellBuffer, changedFrom previous: CellBuffer?) {
    for y in 0..<buffer.size.height {
      for x in 0..<buffer.size.width {
        let cell = buffer[x, y]
        guard cell.width > 0, hasChanged(cell, x: x, y: y, buffer, previous) else { continue }
        move(to: Point(x: x, y: y))
        setStyle(cell.style)
        output.append(cell.character)
        // Terminals disagree about the width of clusters, so the cursor is placed again after one.
        let isCertain = cell.character.unicodeScalars.count == 1
        position = isCertain ? Point(x: x + Int(cell.width), y: y) : nil
      }
    }
  }

  private func hasChanged(
    _ cell: Cell, x: Int, y: Int, _ buffer: CellBuffer, _ previous: CellBuffer?
  ) -> Bool {
    guard let previous else { return cell != .blank }
    if previous[x, y] != cell { return true }
    return cell.width == 2 && previous[x + 1, y] != buffer[x + 1, y]
  }

  private mutating func move(to target: Point) {
    guard position != target else { return }
    output += "\u{1B}[\(target.y + 1);\(target.x + 1)H"
    position = target
  }

  private mutating func setStyle(_ new: CellStyle) {
    guard style != new else { return }
    output += StyleCode.sequence(new, depth: depth)
    style = new
  }

  private mutating func writeCursor(_ cursor: Cursor?, moved: Bool) {
    guard let cursor else {
      if shown == nil || shown?.cursor != nil { output += "\u{1B}[?25l" }
      return
    }
    guard moved || shown?.cursor != cursor else { return }
    move(to: cursor.position)
    if shown?.cursor?.shape != cursor.shape {
      output += cursor.shape == .bar ? "\u{1B}[6 q" : "\u{1B}[4 q"
    }
    output += "\u{1B}[?25h"
  }
}
