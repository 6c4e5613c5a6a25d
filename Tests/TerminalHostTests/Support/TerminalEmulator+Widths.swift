/// How wide characters are.
extension TerminalEmulator {
  /// How many cells a terminal takes a cluster of scalars for.
  enum Habit: CaseIterable {
    /// Those of its scalars, of which only marks without a width and what follows a joiner join.
    case scalars
    /// Those of its scalars, a tone of skin like an emoji.
    case everyScalar
    /// Those of its first scalar.
    case first
    /// Two.
    case two
  }

  /// Whether a scalar becomes part of the character before it.
  func joins(_ scalar: Unicode.Scalar, _ text: String) -> Bool {
    switch habit {
    case .scalars:
      width(scalar) == 0 || text.unicodeScalars.last == "\u{200D}"
        || scalar.properties.isEmojiModifier
          && text.unicodeScalars.last?.properties.isEmojiModifierBase == true
    case .everyScalar: width(scalar) == 0
    case .first, .two: isBehindPut && (text + String(scalar)).count == 1
    }
  }

  /// Makes a cluster two cells wide.
  mutating func widen(_ place: (x: Int, y: Int)) {
    let next = place.x + 1
    guard next < columns, cursor.x == next, !screen[place.y][next].isContinuation else { return }
    change { grid in
      if next + 1 < grid[place.y].count, grid[place.y][next + 1].isContinuation {
        grid[place.y][next + 1] = Cell()
      }
      grid[place.y][next] = Cell(
        text: "", style: grid[place.y][place.x].style, isContinuation: true, isWritten: true)
    }
    cursor.x = min(columns - 1, next + 1)
    isPastEdge = next + 1 >= columns
  }

  func width(_ scalar: Unicode.Scalar) -> Int {
    if habit == .everyScalar, (0x1160...0x11FF).contains(scalar.value) { return 1 }
    if [.nonspacingMark, .enclosingMark, .format].contains(scalar.properties.generalCategory) {
      return 0
    }
    return switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200D, 0xFE00...0xFE0F, 0x1160...0x11FF, 0x20D0...0x20FF:
      0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Where the last character was put.
  var lastCell: (x: Int, y: Int) {
    var x = isPastEdge ? cursor.x : max(0, cursor.x - 1)
    if screen[cursor.y][x].isContinuation { x -= 1 }
    return (x, cursor.y)
  }
}
