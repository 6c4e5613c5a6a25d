/// The cells of a whole screen.
///
/// Drawing outside of them, or of the clip, does nothing.
struct CellBuffer: Hashable, Sendable {
  let size: Size
  /// The area that drawing is limited to.
  var clip: Rect
  private(set) var cells: [Cell]
  /// The URLs that cells lead to, by their numbers.
  private(set) var links: [UInt32: String] = [:]

  init(size: Size) {
    self.size = size
    clip = Rect(x: 0, y: 0, width: size.width, height: size.height)
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// Whether there are characters of more than one scalar.
  var hasClusters: Bool { cells.contains { $0.character.unicodeScalars.count > 1 } }

  /// Whether there is nothing in the rest of a row.
  func isBlank(from x: Int, _ y: Int) -> Bool {
    cells[(y * size.width + x)..<((y + 1) * size.width)].allSatisfy { $0 == .blank }
  }

  /// Takes over a cell of another buffer of the same size, and nothing beside it.
  mutating func copy(_ x: Int, _ y: Int, of other: CellBuffer) {
    cells[y * size.width + x] = other.cells[y * size.width + x]
  }

  /// Writes one line; a wide character that is cut by the clip leaves a blank.
  ///
  /// A style without a background keeps the one that is there.
  mutating func write(_ text: String, at origin: Point, style: CellStyle = .plain) {
    guard (clip.y..<clip.maxY).contains(origin.y) else { return }
    var x = origin.x
    for character in text {
      if x >= clip.maxX { return }
      let width = character.cellWidth
      guard width > 0 else { continue }
      if x >= clip.x, x + width <= clip.maxX {
        var style = style
        style.background = style.background ?? self[x, origin.y].style.background
        set(Cell(character: character, width: UInt8(width), style: style), x: x, y: origin.y)
      } else {
        for column in x..<(x + width) where column >= clip.x && column < clip.maxX {
          set(Cell(style: style), x: column, y: origin.y)
        }
      }
      x += width
    }
  }

  /// Makes an area blank.
  mutating func fill(_ area: Rect, style: CellStyle) {
    let visible = area.intersection(clip)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { set(Cell(style: style), x: x, y: y) }
    }
  }

  /// Changes the style of an area and keeps its characters.
  mutating func restyle(_ area: Rect, _ change: (inout CellStyle) -> Void) {
    let visible = area.intersection(clip)
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { change(&cells[y * size.width + x].style) }
    }
  }

  /// Lets what is written in an area lead to a URL.
  mutating func link(_ area: Rect, to url: String) {
    guard let number = Hyperlinks.number(of: url) else { return }
    links[number] = url
    let visible = area.intersection(clip)
    for y in visible.y..<visible.maxY {
      let written = (visible.x..<visible.maxX).filter { self[$0, y].character != " " }
      guard let first = written.first, let last = written.last else { continue }
      for x in first...last { cells[y * size.width + x].style.link = number }
    }
  }

  /// An area of one row, and the other halves of wide characters that it cuts.
  func withWholeCharacters(_ area: Rect) -> Rect {
    var area = area
    if area.x > 0, self[area.x, area.y].width == 0 {
      area.x -= 1
      area.width += 1
    }
    if self[area.maxX - 1, area.y].width == 2 { area.width += 1 }
    return area
  }

  /// The text of the screen, a line per row, without trailing spaces.
  var text: String {
    (0..<size.height).map { y in
      var line = String(
        (0..<size.width).map { self[$0, y] }.filter { $0.width > 0 }.map(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Sets a cell; if that cuts a wide character in two, its other half becomes blank.
  private mutating func set(_ cell: Cell, x: Int, y: Int) {
    let index = y * size.width + x
    if cells[index].width == 0 { cells[index - 1] = Cell(style: cells[index - 1].style) }
    let last = index + Int(cell.width) - 1
    if cells[last].width == 2 { cells[last + 1] = Cell(style: cells[last + 1].style) }
    cells[index] = cell
    if cell.width == 2 {
      cells[index + 1] = Cell(character: " ", width: 0, style: cell.style)
    }
  }
}

/// One place on the screen.
///
/// A character that is two cells wide is in the left one; the right one has width 0 and no
/// character.
struct Cell: Hashable, Sendable {
  static let blank = Cell()

  var character: Character = " "
  var width: UInt8 = 1
  var style: CellStyle = .plain
}

extension Cell {
  /// Whether all terminals take the character for as many cells as it has here.
  ///
  /// Those that know clusters agree about one that is as wide as its first scalar, and about emoji.
  func hasCertainWidth(inClusters trustsClusters: Bool) -> Bool {
    if character.isASCII { return true }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    if scalars.count == 1 { return !first.hasDisputedWidth }
    guard trustsClusters, !scalars.contains("\u{FE0E}") else { return false }
    return first.cellWidth == Int(width) || scalars.contains("\u{FE0F}")
  }

  /// The most cells that a terminal draws the character in: those of all its scalars, side by side.
  var reach: Int {
    max(Int(width), character.unicodeScalars.reduce(0) { $0 + $1.mostCells })
  }
}

extension Unicode.Scalar {
  /// Whether terminals disagree about the scalar by itself: halves of flags, what joins the
  /// character before it, such as tones of skin and some vowels, and emoji that are younger than
  /// some terminals.
  fileprivate var hasDisputedWidth: Bool {
    guard value >= 0x300, !(0x2E80..<0xFF00).contains(value) else { return false }
    if (0x1F1E6...0x1F1FF).contains(value) || "a\(self)".count == 1 { return true }
    return properties.isEmojiPresentation && properties.age.map { $0.major >= 13 } ?? true
  }

  fileprivate var mostCells: Int {
    if value < 0x80 { return 1 }
    if CellWidthTable.joiningJamo.contains(where: { $0.contains(value) }) { return 1 }
    return properties.isEmoji ? 2 : cellWidth
  }
}
