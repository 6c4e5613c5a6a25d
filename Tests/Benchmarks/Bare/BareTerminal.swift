/// A list on a terminal without views: rows of text, a grid of the cells that are shown, and the
/// bytes that bring it up to date.
struct BareTerminal {
  private struct Cell: Equatable {
    var character: Character = " "
    var isFocused = false
  }

  private let columns = 80
  private let height = 24
  private var rows: [String]
  private var focus = 0
  private var offset = 0
  private var shown: [Cell]
  private(set) var output: [UInt8] = []

  init(_ rows: [String]) {
    self.rows = rows
    shown = Array(repeating: Cell(), count: 80 * 24)
    draw(0..<height)
  }

  mutating func move(by distance: Int) {
    let former = focus
    focus = min(max(0, focus + distance), rows.count - 1)
    let top = min(max(offset, focus - height + 1), focus)
    output.removeAll(keepingCapacity: true)
    if top != offset {
      offset = top
      draw(0..<height)
    } else {
      for row in [former, focus] { draw((row - offset)..<(row - offset + 1)) }
    }
  }

  mutating func change(_ row: Int, to text: String) {
    rows[row] = text
    output.removeAll(keepingCapacity: true)
    let line = row - offset
    if (0..<height).contains(line) { draw(line..<(line + 1)) }
  }

  /// Compares lines with what is shown, and writes the cells that differ.
  private mutating func draw(_ lines: Range<Int>) {
    for line in lines {
      let row = offset + line
      var text = (rows.indices.contains(row) ? rows[row] : "").makeIterator()
      for column in 0..<columns {
        let cell = Cell(character: text.next() ?? " ", isFocused: row == focus)
        guard shown[line * columns + column] != cell else { continue }
        shown[line * columns + column] = cell
        output += Array("\u{1B}[\(line + 1);\(column + 1)H\u{1B}[\(cell.isFocused ? 7 : 0)m".utf8)
        output += Array(String(cell.character).utf8)
      }
    }
  }
}
