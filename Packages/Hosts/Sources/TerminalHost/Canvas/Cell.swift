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
