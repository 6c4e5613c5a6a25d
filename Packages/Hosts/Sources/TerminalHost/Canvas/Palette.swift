/// The colours of the host's own parts, and those that views name.
///
/// They are seen well on a dark background; for those on a light one see
/// ``CellStyle/seen(onLight:background:depth:)``.
enum Palette {
  static let accent = TerminalColor(0x3B82F6, basic: 12)
  static let white = TerminalColor(0xFFFFFF, basic: 15)
  static let black = TerminalColor(0x111114, basic: 0)
  /// A background in the colour of text.
  static let primary = TerminalColor(0xE2E4E9, basic: 7)
  /// A gray as far from black as from white.
  static let middle = TerminalColor(0x808080, basic: 8)
  static let faint = TerminalColor(0x8A8F98, basic: 8)
  static let line = TerminalColor(0x5B616B, basic: 8)
  static let bar = TerminalColor(0x30343C, basic: 8)
  static let raised = TerminalColor(0x565D6B, basic: 8)
  /// Text on a bar that is not the chosen one.
  static let quiet = TerminalColor(0xB6BBC4, basic: 7)
  static let danger = TerminalColor(0xEF4444, basic: 9)
  static let success = TerminalColor(0x22C55E, basic: 10)
  static let warning = TerminalColor(0xF59E0B, basic: 11)

  /// The colour of a name such as `red`, or of `#RRGGBB`; nil means the terminal's own.
  ///
  /// With an opacity, such as `red@0.5`, it is mixed with what is behind it when it is drawn; below
  /// a tenth nothing is left of it.
  static func named(_ name: String?) -> TerminalColor? {
    guard let name else { return nil }
    if let mark = name.firstIndex(of: "@") {
      let opacity = Double(name[name.index(after: mark)...]) ?? 1
      let base = name[..<mark]
      let color = base == "primary" ? faint : named(String(base))
      return opacity < 0.1 ? nil : color?.withOpacity(opacity)
    }
    // Of one for light screens and dark ones it is the latter, as the others here.
    if let bar = name.firstIndex(of: "|") { return named(String(name[name.index(after: bar)...])) }
    if name.hasPrefix("#"), name.count == 7, let hex = UInt32(name.dropFirst(), radix: 16) {
      return TerminalColor(hex, basic: nearestBasic(hex))
    }
    return names[name.lowercased()]
  }

  /// The colour of a background, where that of text is one as well.
  static func background(_ name: String?) -> TerminalColor? {
    name == "primary" ? primary : fill(name)
  }

  /// The colour of an area, which may be a material.
  static func fill(_ name: String?) -> TerminalColor? {
    named(name) ?? name.flatMap { materials[$0] }
  }

  static let names: [String: TerminalColor] = [
    "accent": accent, "accentcolor": accent, "tint": accent,
    "red": danger, "green": success, "blue": accent,
    "orange": TerminalColor(0xF97316, basic: 3), "yellow": TerminalColor(0xEAB308, basic: 11),
    "mint": TerminalColor(0x34D399, basic: 14), "teal": TerminalColor(0x14B8A6, basic: 6),
    "cyan": TerminalColor(0x22D3EE, basic: 14), "indigo": TerminalColor(0x818CF8, basic: 4),
    "purple": TerminalColor(0xA855F7, basic: 5), "pink": TerminalColor(0xEC4899, basic: 13),
    "brown": TerminalColor(0xCA8A04, basic: 3), "gray": faint, "grey": faint, "secondary": faint,
    "white": white, "black": black,
  ]

  /// What lets through the background behind it, lighter or darker.
  private static let materials = [
    "material": middle.withOpacity(0.2), "thinmaterial": middle.withOpacity(0.125),
  ]

  private static let namesOnLight: [String: TerminalColor] = [
    "accent": TerminalColor(0x2563EB, basic: 4), "red": TerminalColor(0xC81E1E, basic: 1),
    "green": TerminalColor(0x15803D, basic: 2), "orange": TerminalColor(0xC2410C, basic: 3),
    "yellow": TerminalColor(0x946300, basic: 3), "mint": TerminalColor(0x047857, basic: 6),
    "teal": TerminalColor(0x0F766E, basic: 6), "cyan": TerminalColor(0x155E75, basic: 6),
    "indigo": TerminalColor(0x4F46E5, basic: 4), "purple": TerminalColor(0x9333EA, basic: 5),
    "pink": TerminalColor(0xBE185D, basic: 5), "brown": TerminalColor(0x854D0E, basic: 3),
    "gray": TerminalColor(0x5F6570, basic: 8),
  ]

  /// What takes the place of a colour where the background is light.
  static let onLight: [TerminalColor: TerminalColor] = {
    var colors = [
      line: TerminalColor(0x8A8F98, basic: 8),
      quiet: TerminalColor(0x4B515B, basic: 8), warning: TerminalColor(0xB45309, basic: 3),
    ]
    for (name, color) in names { colors[color] = namesOnLight[name] ?? colors[color] }
    return colors
  }()

  /// What takes the place of a background of the host's own parts where that of the terminal is
  /// light.
  static let backgroundsOnLight = [
    primary: black, bar: TerminalColor(0xE1E4E9, basic: 7),
    raised: TerminalColor(0xC2C8D1, basic: 7),
  ]

  /// A colour between two, of which the second has a share from 0 to 1.
  static func between(
    _ first: TerminalColor, _ second: TerminalColor, share: Double
  ) -> TerminalColor {
    func part(_ path: KeyPath<TerminalColor, UInt8>) -> UInt32 {
      let (from, to) = (Double(first[keyPath: path]), Double(second[keyPath: path]))
      return UInt32((from + (to - from) * min(max(share, 0), 1)).rounded())
    }
    let hex = part(\.red) << 16 | part(\.green) << 8 | part(\.blue)
    return TerminalColor(hex, basic: nearestBasic(hex))
      .withOpacity(first.opacity + (second.opacity - first.opacity) * min(max(share, 0), 1))
  }

  private static func nearestBasic(_ hex: UInt32) -> UInt8 {
    let bits = [hex >> 16, hex >> 8, hex].map { $0 & 0xFF }
    let brightest = bits.max() ?? 0
    if brightest < 48 { return 0 }
    let code = zip(bits, [1, 2, 4]).reduce(0) { $0 + ($1.0 * 2 > brightest ? $1.1 : 0) }
    return UInt8(brightest > 160 ? code + 8 : code)
  }
}
