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
  /// Whether the terminal breaks lines anew that are too long for another width.
  private let reflows: Bool
  /// How many cells of each row the terminal holds as written.
  private var ends: [Int] = []
  /// Where the last frame has left the cursor.
  private var place = Point.zero
  /// How many cells the last encoding looked at.
  private(set) var cellsCompared = 0

  init(
    depth: ColorDepth, showsLinks: Bool = false, isInline: Bool = false, reflows: Bool = true
  ) {
    pen = TerminalPen(isInline: isInline)
    self.reflows = reflows
    self.depth = depth
    self.showsLinks = showsLinks
  }

  /// Forgets what the terminal shows, so that the next frame is written whole: where the last one
  /// was, or `here`, where the cursor is.
  mutating func invalidate(here: Bool = false) {
    isKnown = false
    pen = pen.renewed(atRow: !here)
    if here { (shown, ends) = (CellBuffer(size: .zero), []) }
  }

  /// Notes whether the terminal takes a cluster of scalars for one character.
  mutating func trustClusters(_ isTrusting: Bool) {
    guard isTrusting != pen.trustsClusters else { return }
    pen.trustsClusters = isTrusting
    if shown.hasClusters { invalidate() }
  }

  /// Notes whether the terminal's background is light, and which colour it is, if that is known.
  mutating func beOnLight(_ isOnLight: Bool, background: TerminalColor? = nil) {
    guard isOnLight != pen.isOnLight || background != pen.background else { return }
    (pen.isOnLight, pen.background) = (isOnLight, background)
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
      if shown.size.width != frame.buffer.size.width { follow(width: frame.buffer.size.width) }
      pen.clear(rows: frame.buffer.size.height)
      shown = CellBuffer(size: frame.buffer.size)
      ends = Array(repeating: 0, count: frame.buffer.size.height)
      if pen.isInline, !ends.isEmpty { ends[0] = 1 }
      isKnown = true
      areas = [everything]
    }
    let before = pen
    for area in areas { writeCells(of: frame.buffer, in: area.intersection(everything)) }
    pen.lead(to: 0, nil)
    if pen.jumps > 0 { keepCursorStill(frame.cursor, before) }
    pen.place(frame.cursor)
    place = pen.position ?? place
    return pen.output
  }

  private mutating func writeCells(of buffer: CellBuffer, in area: Rect) {
    cellsCompared += area.width * area.height
    for y in area.y..<area.maxY { writeRow(y, of: buffer, in: area) }
  }

  private mutating func writeRow(_ y: Int, of buffer: CellBuffer, in area: Rect) {
    // Before that, a terminal may have drawn a cluster over what it showed.
    var spoilt = area.x
    var x = area.x
    while x < max(area.maxX, spoilt) {
      defer { x += 1 }
      let cell = buffer[x, y]
      guard cell.width > 0 else { continue }
      let isShown =
        shown[x, y] == cell && (cell.width < 2 || shown[x + 1, y] == buffer[x + 1, y])
      if isShown, x >= spoilt { continue }
      if pen.isInline, cell == .blank, buffer.isBlank(from: x, y) {
        return eraseRow(y, from: x, of: buffer)
      }
      let end = min(x + max(reach(of: cell), reach(of: shown[x, y])), buffer.size.width)
      spoilt = max(spoilt, end)
      if showsLinks { pen.lead(to: cell.style.link, buffer.links[cell.style.link]) }
      write(cell, at: Point(x: x, y: y), width: buffer.size.width)
      for column in x..<(x + Int(cell.width)) { shown.copy(column, y, of: buffer) }
      ends[y] = max(ends[y], x + Int(cell.width), end)
    }
  }

  /// How many cells a terminal may draw the cell over; 0 where it is known to take its own.
  private func reach(of cell: Cell) -> Int {
    cell.hasCertainWidth(inClusters: pen.trustsClusters) ? 0 : cell.reach
  }

  /// Writes a cell; one that a terminal may take for narrower than it is leaves nothing beside it.
  private mutating func write(_ cell: Cell, at point: Point, width: Int) {
    let isCertain = cell.hasCertainWidth(inClusters: pen.trustsClusters)
    if !isCertain, cell.width == 2 {
      let blank = Cell(style: cell.style)
      for x in [point.x, point.x + 1] {
        pen.write(blank, at: Point(x: x, y: point.y), width: width, depth: depth)
      }
    }
    pen.write(cell, at: point, width: width, depth: depth, isCertain: isCertain)
  }

  /// Leaves nothing in the rest of a row, so that the terminal does not take blanks for a long
  /// line.
  private mutating func eraseRow(_ y: Int, from x: Int, of buffer: CellBuffer) {
    if showsLinks { pen.lead(to: 0, nil) }
    if ends[y] > x { pen.erase(from: Point(x: x, y: y)) }
    for column in x..<buffer.size.width { shown.copy(column, y, of: buffer) }
    ends[y] = min(ends[y], x)
  }

  /// Finds the cursor again after the terminal has broken lines that are too long for a width.
  private mutating func follow(width: Int) {
    guard pen.isInline, reflows, ends.indices.contains(place.y) else { return }
    let above = (0..<place.y).map { 1 + breaks(in: $0, before: ends[$0], width: width) }
    pen.stand(
      inRow: above.reduce(0, +) + breaks(in: place.y, before: place.x + 1, width: width))
  }

  /// How often a row is broken before a cell; a wide character stays whole.
  private func breaks(in y: Int, before end: Int, width: Int) -> Int {
    var (breaks, column) = (0, 0)
    for x in 0..<min(end, ends[y]) where shown[x, y].width > 0 {
      if column + Int(shown[x, y].width) > width { (breaks, column) = (breaks + 1, 0) }
      column += Int(shown[x, y].width)
    }
    return breaks
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

/// Everything a terminal shows at one moment.
struct Frame: Hashable, Sendable {
  var buffer: CellBuffer
  var cursor: Cursor?
  /// The cells that are animated and in sight, so that they are to be drawn again soon.
  var spinners: [Rect] = []
  var isAnimated: Bool { !spinners.isEmpty }
}

/// The place and shape of the terminal's own cursor.
struct Cursor: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// In a field, where typed text is inserted.
    case bar
    /// On a control, for screen readers and magnifiers, which follow the cursor.
    case underline
  }

  var position: Point
  var shape: Shape
}
