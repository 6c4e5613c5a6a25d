/// The colours and attributes of a cell.
struct CellStyle: Hashable, Sendable {
  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let underline = Attributes(rawValue: 4)
    static let reverse = Attributes(rawValue: 8)
    static let italic = Attributes(rawValue: 16)
    static let strikethrough = Attributes(rawValue: 32)
    /// A part of an area: its colour is that of the cells that are wholly within.
    static let solid = Attributes(rawValue: 64)
  }

  static let plain = CellStyle()

  var foreground: TerminalColor?
  var background: TerminalColor?
  var attributes: Attributes = []
  /// The number of the URL that the cell leads to, in the buffer that it is in; 0 for none.
  var link: UInt32 = 0

  /// The style without the link.
  var unlinked: CellStyle {
    var copy = self
    copy.link = 0
    return copy
  }
  /// The style for a terminal whose own background is light.
  ///
  /// What has a ground of its own stays, as its text was chosen for that.
  var onLight: CellStyle {
    if background == Palette.primary {
      var copy = self
      copy.background = Palette.black
      if foreground == Palette.black { copy.foreground = Palette.white }
      return copy
    }
    guard background == nil, !attributes.contains(.solid), let foreground else { return self }
    var copy = self
    copy.foreground = Palette.onLight[foreground] ?? foreground
    return copy
  }
}
