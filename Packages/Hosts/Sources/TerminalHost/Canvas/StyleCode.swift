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
