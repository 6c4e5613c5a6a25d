/// A small terminal: reads what a host writes, and knows what a person would see.
///
/// It decides the widths of characters by tables of its own, scalar by scalar as terminals do, or
/// as its habit is.
struct TerminalEmulator {
  struct Cell: Equatable {
    var text = " "
    var style = ""
    var isContinuation = false
    /// Whether something was written here since it was erased.
    var isWritten = false
    /// Whether the line goes on in the next row, for want of room.
    var goesOn = false
  }

  var columns: Int
  var rows: Int
  let habit: Habit
  var cursor = (x: 0, y: 0)
  /// The private modes that are set.
  private(set) var modes: Set<Int> = [7, 25]
  private(set) var cursorShape = 0
  private(set) var unknown: [String] = []
  /// The lines that have gone at the top.
  var history: [String] = []
  /// Whether a screen that is erased from its first cell on is kept like one that has scrolled
  /// away.
  var keepsErasedScreens = false
  /// What the terminal was asked.
  private(set) var questions: [String] = []
  /// How many ways of sending keys lie upon each other.
  private(set) var keyboards = 0
  private var style = ""
  private var saved = (cursor: (x: 0, y: 0), style: "")
  var main: [[Cell]]
  private var alternate: [[Cell]]
  private var pending: [UInt8] = []
  /// The next character goes to a new line first, if lines wrap.
  var isPastEdge = false

  init(columns: Int, rows: Int, habit: Habit = .scalars) {
    self.habit = habit
    self.columns = columns
    self.rows = rows
    main = Self.blank(columns, rows)
    alternate = main
  }

  var isAlternate: Bool { modes.contains(1049) }
  var screen: [[Cell]] { isAlternate ? alternate : main }

  /// What is seen, a line per row, without spaces at the ends of lines.
  var text: String {
    screen.map(Self.line).joined(separator: "\n")
  }

  static func line(_ row: [Cell]) -> String {
    var line = row.filter { !$0.isContinuation }.map(\.text).joined()
    while line.hasSuffix(" ") { line.removeLast() }
    return line
  }

  /// The looks of the first place where a text is seen.
  func style(of wanted: String) -> String? {
    for row in screen {
      for start in row.indices {
        let rest = row[start...].filter { !$0.isContinuation }.map(\.text).joined()
        if rest.hasPrefix(wanted), !row[start].isContinuation { return row[start].style }
      }
    }
    return nil
  }

  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    func fit(_ grid: [[Cell]]) -> [[Cell]] {
      var result = Self.blank(columns, rows)
      for y in 0..<min(rows, grid.count) {
        for x in 0..<min(columns, grid[y].count) { result[y][x] = grid[y][x] }
      }
      return result
    }
    main = fit(main)
    alternate = fit(alternate)
    cursor = (min(cursor.x, columns - 1), min(cursor.y, rows - 1))
    isPastEdge = false
  }

  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    while let first = pending.first {
      let count = first == 0x1B ? takeEscape() : takeCharacter()
      guard count > 0 else { return }
      pending.removeFirst(count)
    }
  }

  // MARK: Characters

  /// Whether nothing but characters came since the last one was put.
  var isBehindPut = false

  private mutating func takeCharacter() -> Int {
    let lead = pending[0]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard pending.count >= length else { return 0 }
    for scalar in String(decoding: pending[..<length], as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0A: feedLine()
      case 0x0D: step(by: -cursor.x)
      case 0..<0x20: break
      default:
        put(scalar)
        isBehindPut = true
      }
    }
    return length
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = width(scalar)
    let previous = lastCell
    if joins(scalar, screen[previous.y][previous.x].text) {
      change { $0[previous.y][previous.x].text.unicodeScalars.append(scalar) }
      if habit == .two, width > 0 || scalar == "\u{FE0F}" { widen(previous) }
      return
    }
    if isPastEdge, modes.contains(7) {
      feedLine()
      cursor.x = 0
    }
    let (x, y) = (min(cursor.x, columns - width), cursor.y)
    let style = style
    change { grid in
      if grid[y][x].isContinuation { grid[y][x - 1] = Cell() }
      grid[y][x] = Cell(text: String(scalar), style: style, isWritten: true)
      if width == 2 {
        grid[y][x + 1] = Cell(text: "", style: style, isContinuation: true, isWritten: true)
      }
      let next = x + width
      if next < grid[y].count, grid[y][next].isContinuation { grid[y][next] = Cell() }
    }
    cursor.x = min(columns - 1, x + width)
    isPastEdge = x + width >= columns
  }

  private mutating func feedLine() {
    isPastEdge = false
    if cursor.y < rows - 1 {
      cursor.y += 1
      return
    }
    let blank = Array(repeating: Cell(), count: columns)
    if !isAlternate { history.append(Self.line(main[0])) }
    change { $0 = $0.dropFirst() + [blank] }
  }

  // MARK: Sequences

  private mutating func takeEscape() -> Int {
    isBehindPut = false
    guard pending.count > 1 else { return 0 }
    if pending[1] == UInt8(ascii: "7") {
      saved = (cursor, style)
      return 2
    }
    if pending[1] == UInt8(ascii: "8") {
      (cursor, style) = saved
      isPastEdge = false
      return 2
    }
    if pending[1] == UInt8(ascii: "]") {
      guard let end = pending.dropFirst(2).firstIndex(of: UInt8(ascii: "\\")) else { return 0 }
      questions.append("OSC \(String(decoding: pending[2..<(end - 1)], as: UTF8.self))")
      return end + 1
    }
    guard pending[1] == UInt8(ascii: "[") else {
      unknown.append("ESC \(pending[1])")
      return 2
    }
    guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return 0
    }
    let body = String(decoding: pending[2..<end], as: UTF8.self)
    perform(body, final: Character(Unicode.Scalar(pending[end])))
    return end + 1
  }

  private mutating func perform(_ body: String, final: Character) {
    let numbers = body.filter { $0 != "?" && $0 != " " }.split(separator: ";").map { Int($0) ?? 0 }
    switch final {
    case "H":
      cursor = ((numbers.dropFirst().first ?? 1) - 1, (numbers.first ?? 1) - 1)
      // What was written for a larger screen may still be on its way.
      cursor = (min(cursor.x, columns - 1), min(cursor.y, rows - 1))
      isPastEdge = false
    case "C": step(by: max(1, numbers.first ?? 1))
    case "D": step(by: -max(1, numbers.first ?? 1))
    case "A": climb(by: -max(1, numbers.first ?? 1))
    case "B": climb(by: max(1, numbers.first ?? 1))
    case "G": step(by: (numbers.first ?? 1) - 1 - cursor.x)
    case "J" where body.isEmpty:
      if keepsErasedScreens, cursor == (0, 0) { history += screen.map(Self.line) }
      let (x, y, blank) = (cursor.x, cursor.y, Self.blank(columns, rows))
      change { grid in
        grid[y].replaceSubrange(x..., with: blank[y][x...])
        grid.replaceSubrange((y + 1)..., with: blank[(y + 1)...])
      }
    case "K" where body.isEmpty:
      let (x, y, blank) = (cursor.x, cursor.y, Self.blank(columns, rows))
      change { $0[y].replaceSubrange(x..., with: blank[y][x...]) }
    case "J" where numbers.first == 2:
      let blank = Self.blank(columns, rows)
      change { $0 = blank }
    case "m": style = body == "0" ? "" : body
    case "h" where body.hasPrefix("?"): numbers.forEach { set($0) }
    case "l" where body.hasPrefix("?"): numbers.forEach { modes.remove($0) }
    case "q" where body.hasSuffix(" "): cursorShape = numbers.first ?? 0
    case "p" where body.hasSuffix("$"), "u" where body == "?", "c" where body.isEmpty:
      questions.append("CSI \(body)\(final)")
    case "u" where body == ">1": keyboards += 1
    case "u" where body == "<": keyboards = max(0, keyboards - 1)
    default: unknown.append("CSI \(body)\(final)")
    }
  }

  private mutating func step(by columns: Int) {
    cursor.x = min(self.columns - 1, max(0, cursor.x + columns))
    isPastEdge = false
  }

  private mutating func climb(by rows: Int) {
    cursor.y = min(self.rows - 1, max(0, cursor.y + rows))
    isPastEdge = false
  }

  private mutating func set(_ mode: Int) {
    if mode == 1049 { alternate = Self.blank(columns, rows) }
    modes.insert(mode)
  }

  mutating func change(_ body: (inout [[Cell]]) -> Void) {
    if isAlternate { body(&alternate) } else { body(&main) }
  }

  static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }
}
