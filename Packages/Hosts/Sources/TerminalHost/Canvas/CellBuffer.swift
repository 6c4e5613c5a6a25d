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
