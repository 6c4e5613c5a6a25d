/// Encodes frames as the bytes that change a terminal from one frame to the next.
///
/// A pure machine: it knows what the terminal shows, and writes only the cells that differ.
struct FrameEncoder {
  let depth: ColorDepth
  /// Whether the terminal is told of links.
  var showsLinks = false
  /// The cells that the terminal shows, if they are known.
  private var shown = CellBuffer(size: .zero)
  private var isKnown = false
  private var pen: TerminalPen
  /// How many cells the last encoding looked at.
  private(set) var cellsCompared = 0

  init(depth: ColorDepth, showsLinks: Bool = false, isInline: Bool = false) {
    pen = TerminalPen(isInline: isInline)
    self.depth = depth
    self.showsLinks = showsLinks
  }

  /// Forgets what the terminal shows, so that the next frame is written whole: where the last one
  /// was, or `here`, where the cursor is.
  mutating func invalidate(here: Bool = false) {
    isKnown = false
    pen = pen.renewed(atRow: !here)
  }

  /// Notes whether the terminal takes a cluster of scalars for one character.
  mutating func trustClusters(_ isTrusting: Bool) {
    guard isTrusting != pen.trustsClusters else { return }
    pen.trustsClusters = isTrusting
    if shown.hasClusters { invalidate() }
  }

  /// Notes whether the terminal's background is light, and which colour it is, if that is known.
  mutating func beOnLight(_ isOnLight: Bool, ground: TerminalColor? = nil) {
    guard isOnLight != pen.isOnLight || ground != pen.ground else { return }
    (pen.isOnLight, pen.ground) = (isOnLight, ground)
    invalidate()
  }

  /// Returns the bytes for a frame that differs from the last one in some areas at most; with nil,
  /// anywhere.
  ///
  /// There are none when nothing has changed. Complexity: linear in the cells of the areas.
  mutating func encode(_ frame: Frame, in areas: [Rect]? = nil) -> [UInt8] {
    cellsCompared = 0
    pen.output = []
    pen.jumps = 0
    let everything = Rect(.zero, frame.buffer.size)
    var areas = areas ?? [everything]
    if !isKnown || shown.size != frame.buffer.size {
      pen.clear(rows: frame.buffer.size.height)
      shown = CellBuffer(size: frame.buffer.size)
      isKnown = true
      areas = [everything]
    }
    let before = pen
    for area in areas { writeCells(of: frame.buffer, in: area.intersection(everything)) }
    pen.lead(to: 0, nil)
    if pen.jumps > 0 { keepCursorStill(frame.cursor, before) }
    pen.place(frame.cursor)
    return pen.output
  }

  private mutating func writeCells(of buffer: CellBuffer, in area: Rect) {
    cellsCompared += area.width * area.height
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let cell = buffer[x, y]
        guard cell.width > 0 else { continue }
        let isWide = cell.width == 2
        guard shown[x, y] != cell || isWide && shown[x + 1, y] != buffer[x + 1, y] else { continue }
        shown.copy(x, y, of: buffer)
        if isWide { shown.copy(x + 1, y, of: buffer) }
        if showsLinks { pen.lead(to: cell.style.link, buffer.links[cell.style.link]) }
        pen.write(cell, at: Point(x: x, y: y), width: buffer.size.width, depth: depth)
      }
    }
  }

  /// Hides the cursor while many cells are written; a few are written around it.
  private mutating func keepCursorStill(_ cursor: Cursor?, _ before: TerminalPen) {
    guard before.isCursorShown else { return }
    if pen.jumps == 1, let cursor, before.position == cursor.position {
      pen.comeBack(to: before)
    } else if pen.jumps > 1 {
      pen.hideFirst()
    }
  }
}
