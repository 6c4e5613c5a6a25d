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
  /// Whether all terminals that know clusters agree about the width of this one: that of its first
  /// scalar, or that of an emoji.
  var hasCertainWidth: Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return false }
    return first.cellWidth == Int(width) || scalars.contains("\u{FE0F}")
  }
}
