/// The colours and attributes of a cell.
struct CellStyle: Hashable, Sendable {
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let reverse = Attributes(rawValue: 8)
  }

  static let plain = CellStyle()

  var foreground: TerminalColor?
  var background: TerminalColor?
  var attributes: Attributes = []
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
