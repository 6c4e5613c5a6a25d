extension TerminalEmulator {
  /// Takes another size as most terminals do: lines that are too long are broken, and broken ones
  /// are joined where there is room; rows go at the top for that, also while there are empty ones
  /// below if it is so eager.
  mutating func reflow(columns: Int, rows: Int, eagerly: Bool = false) {
    var lines: [[Cell]] = [[]]
    var place = (line: 0, offset: 0)
    for (y, row) in main.enumerated() {
      let written = row.lastIndex(where: \.isWritten).map { Array(row[...$0]) } ?? []
      if y == cursor.y {
        place = (lines.count - 1, lines[lines.count - 1].count + min(cursor.x, written.count))
      }
      lines[lines.count - 1] += written
      if written.last?.goesOn == true {
        lines[lines.count - 1][lines[lines.count - 1].count - 1].goesOn = false
      } else {
        lines.append([])
      }
    }
    lines.removeLast()
    while !eagerly, lines.count - 1 > place.line, lines.last?.isEmpty == true { lines.removeLast() }
    var grid: [[Cell]] = []
    for (index, line) in lines.enumerated() {
      let pieces = Self.pieces(of: line, columns)
      if index == place.line {
        var (row, rest) = (0, place.offset)
        while row < pieces.count - 1, rest >= pieces[row].count {
          rest -= pieces[row].count
          row += 1
        }
        cursor = (min(rest, columns - 1), grid.count + row)
      }
      grid += pieces.map { $0 + Array(repeating: Cell(), count: columns - $0.count) }
    }
    // The cursor stays in sight, and what is above goes.
    let gone = min(cursor.y, max(0, grid.count - rows))
    history += grid.prefix(gone).map(Self.line)
    main = Array(grid.dropFirst(gone).prefix(rows))
    main += Self.blank(columns, max(0, rows - main.count))
    cursor.y -= gone
    (self.columns, self.rows, isPastEdge) = (columns, rows, false)
  }

  /// A line in rows; a wide character stays whole.
  private static func pieces(of line: [Cell], _ columns: Int) -> [[Cell]] {
    var pieces: [[Cell]] = [[]]
    for (index, cell) in line.enumerated() {
      let isWide = index + 1 < line.count && line[index + 1].isContinuation
      if pieces[pieces.count - 1].count + (isWide ? 2 : 1) > columns {
        pieces[pieces.count - 1][pieces[pieces.count - 1].count - 1].goesOn = true
        pieces.append([])
      }
      pieces[pieces.count - 1].append(cell)
    }
    return pieces
  }
}
