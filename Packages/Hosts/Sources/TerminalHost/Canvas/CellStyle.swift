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

  /// The style as a terminal is to draw it whose own background is light, or dark, or a colour that
  /// it has told.
  ///
  /// On a background of its own a text keeps its colour, which was chosen for that.
  func seen(
    onLight isOnLight: Bool, background terminal: TerminalColor? = nil, depth: ColorDepth = .full
  ) -> CellStyle {
    if background == nil, foreground?.isOpaque ?? true, !isOnLight { return self }
    var copy = self
    let terminal = terminal ?? (isOnLight ? Palette.white : Palette.black)
    copy.background = background.flatMap { color in
      if color.isVeil, depth == .basic { return nil }
      return (isOnLight ? Palette.backgroundsOnLight[color] : nil) ?? color.over(terminal)
    }
    copy.foreground = foreground.map {
      attributes.contains(.solid)
        ? $0.over(terminal) : text($0, on: copy.background, isOnLight: isOnLight)
    }
    return copy
  }

  /// The colour of text on a background as it is seen.
  private func text(
    _ color: TerminalColor, on seen: TerminalColor?, isOnLight: Bool
  ) -> TerminalColor {
    if background?.isVeil ?? true {
      let known = isOnLight ? Palette.onLight[color.withOpacity(1)] : nil
      return (known?.withOpacity(color.opacity) ?? color).over(Palette.middle)
    }
    if let seen, seen != background {
      if color == Palette.white || color == Palette.quiet, seen.isLight {
        return color == Palette.white ? Palette.black : Palette.onLight[color] ?? color
      }
      if color == Palette.black, seen.isDark { return Palette.white }
    }
    return color.over(Palette.middle)
  }
}

/// Makes the control sequences for styles.
enum StyleCode {
  /// The sequence that sets a style, whatever the one before.
  static func sequence(_ style: CellStyle, depth: ColorDepth) -> String {
    if style == .plain { return "\u{1B}[m" }
    var codes = ["0"]
    if style.attributes.contains(.bold) { codes.append("1") }
    if style.attributes.contains(.dim) { codes.append("2") }
    if style.attributes.contains(.italic) { codes.append("3") }
    if style.attributes.contains(.underline) { codes.append("4") }
    if style.attributes.contains(.reverse) { codes.append("7") }
    if style.attributes.contains(.strikethrough) { codes.append("9") }
    if let color = style.foreground { codes += color.codes(depth, offset: 0) }
    if let color = style.background { codes += color.codes(depth, offset: 10) }
    return "\u{1B}[\(codes.joined(separator: ";"))m"
  }
}

extension TerminalColor {
  fileprivate func codes(_ depth: ColorDepth, offset: Int) -> [String] {
    switch depth {
    case .none: []
    case .basic: [String(Int(basic) + offset + (basic < 8 ? 30 : 82))]
    case .indexed: [String(38 + offset), "5", String(indexed)]
    case .full: [String(38 + offset), "2", String(red), String(green), String(blue)]
    }
  }
}
