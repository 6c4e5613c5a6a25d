/// Writes what moves a terminal's cursor, sets its style, and prints; it knows how things stand.
struct TerminalPen {
  var output: [UInt8] = []
  /// How many times the cursor has gone to a place to print, and did not stand there already.
  var jumps = 0
  /// Whether the terminal takes a cluster of scalars for one character.
  var trustsClusters = false
  /// Whether the terminal's background is light.
  var isOnLight = false
  /// The terminal's background; nil if it has not told.
  var background: TerminalColor?
  /// Whether the screen is an area below lines that stay: only the terminal knows where it begins,
  /// so the cursor goes from row to row.
  let isInline: Bool
  /// The place of the terminal's cursor; nil if it is not known.
  private(set) var position: Point?
  private(set) var isCursorShown = false
  private var isHidingKnown = false
  /// The row of the cursor.
  private var row = 0
  private var style: CellStyle?
  private var shape: Cursor.Shape?
  /// The number of the URL that cells lead to which are written now.
  private var link: UInt32 = 0

  init(isInline: Bool = false) { self.isInline = isInline }

  /// A pen that knows what the terminal can do and, if asked to, in which row the cursor is.
  func renewed(atRow keepsRow: Bool) -> TerminalPen {
    var pen = TerminalPen(isInline: isInline)
    (pen.trustsClusters, pen.isOnLight, pen.background) = (trustsClusters, isOnLight, background)
    if keepsRow { pen.row = row }
    return pen
  }

  /// Takes note that the terminal has moved its lines, and the cursor with them.
  mutating func stand(inRow row: Int) { (position, self.row) = (nil, row) }

  /// Empties the screen, or makes room for an area of so many rows, whose last one is saved as the
  /// place to leave from.
  mutating func clear(rows: Int) {
    if isInline {
      changeRow(to: 0)
      // Some keep what is erased from the first cell of the screen on, as if it had scrolled away.
      write("\r\u{1B}[m \u{1B}[J\r" + String(repeating: "\n", count: rows - 1) + "\u{1B}7")
      (position, row) = (Point(x: 0, y: rows - 1), rows - 1)
    } else {
      write("\u{1B}[m\u{1B}[2J")
      position = nil
    }
    style = .plain
  }

  /// Writes a cell; the cursor's place is known afterwards if the width of the cell is certain.
  mutating func write(
    _ cell: Cell, at point: Point, width: Int, depth: ColorDepth, isCertain: Bool = true
  ) {
    // Right behind another character it could become a part of that.
    if !isCertain, position == point { position = nil }
    if position != point { jumps += 1 }
    move(to: point)
    if style != cell.style.unlinked {
      style = cell.style.unlinked
      let seen = cell.style.unlinked.seen(
        onLight: isOnLight, background: background, depth: depth)
      write(StyleCode.sequence(seen, depth: depth))
    }
    output.append(contentsOf: String(cell.character).utf8)
    // The cursor stays in the last column.
    let end = point.x + Int(cell.width)
    position = isCertain && end < width ? Point(x: end, y: point.y) : nil
  }

  /// Erases the rest of a line.
  mutating func erase(from point: Point) {
    if position != point { jumps += 1 }
    move(to: point)
    if style != .plain { write("\u{1B}[m") }
    style = .plain
    write("\u{1B}[K")
  }

  /// Lets the cells that follow lead to a URL; with 0, to none.
  mutating func lead(to number: UInt32, _ url: String?) {
    guard link != number else { return }
    write(Hyperlinks.sequence(url))
    link = number
  }

  /// Shows the cursor of a frame where it belongs, or hides it.
  mutating func place(_ cursor: Cursor?) {
    guard let cursor else {
      if isCursorShown || !isHidingKnown { hide() }
      // However the terminal breaks lines in another width, that is where the area begins.
      if isInline { move(to: .zero) }
      return
    }
    move(to: cursor.position)
    if shape != cursor.shape {
      write(cursor.shape == .bar ? "\u{1B}[6 q" : "\u{1B}[4 q")
      shape = cursor.shape
    }
    if !isCursorShown { write("\u{1B}[?25h") }
    (isCursorShown, isHidingKnown) = (true, true)
  }

  private mutating func hide() {
    write("\u{1B}[?25l")
    (isCursorShown, isHidingKnown) = (false, true)
  }

  /// Hides the cursor before everything else that is in the output.
  mutating func hideFirst() {
    let rest = output
    output = []
    hide()
    output += rest
  }

  /// Has the terminal save the place and style that it had before, and go back there, if that is
  /// shorter than going.
  mutating func comeBack(to before: TerminalPen) {
    guard !isInline, let target = before.position, position != target else { return }
    var going = self
    going.output = []
    going.move(to: target)
    guard going.output.count > Self.save.count + Self.restore.count else { return }
    output = Self.save + output + Self.restore
    (position, style) = (before.position, before.style)
  }

  private static let save = Array("\u{1B}7".utf8)
  private static let restore = Array("\u{1B}8".utf8)

  private mutating func move(to target: Point) {
    guard position != target else { return }
    defer { (position, row) = (target, target.y) }
    if isInline {
      changeRow(to: target.y)
      if position?.x != target.x { write(target.x == 0 ? "\r" : "\u{1B}[\(target.x + 1)G") }
      return
    }
    var steps: String?
    if let position, position.y == target.y {
      let distance = target.x - position.x
      steps = Self.steps(abs(distance), distance > 0 ? "C" : "D")
    }
    let column = target.x == 0 ? "" : ";\(target.x + 1)"
    let place = "\u{1B}[\(target.y + 1)\(column)H"
    write(steps.map { $0.utf8.count < place.utf8.count ? $0 : place } ?? place)
  }

  private mutating func changeRow(to target: Int) {
    if target != row { write(Self.steps(abs(target - row), target > row ? "B" : "A")) }
  }

  private static func steps(_ count: Int, _ direction: Character) -> String {
    count == 1 ? "\u{1B}[\(direction)" : "\u{1B}[\(count)\(direction)"
  }

  private mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }
}
