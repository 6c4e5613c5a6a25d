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
  /// Whether terminals disagree about the scalar by itself: halves of flags, what joins the character
  /// before it, such as tones of skin and some vowels, and emoji that are younger than some terminals.
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
