/// The characters and the words for the symbols that views name, such as `star.fill`.
enum Symbol {
  /// A character for a known name, else a plain mark.
  static func glyph(for name: String) -> String {
    let base = name.split(separator: ".").first.map(String.init) ?? name
    return glyphs[name] ?? glyphs[base] ?? "◇"
  }

  /// What a screen reader says for a name.
  static func words(for name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }

  private static let glyphs: [String: String] = [
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓", "arrow.left": "←",
    "arrow.right": "→", "arrow.up": "↑", "bolt": "↯", "checkmark": "✓",
    "checkmark.circle.fill": "✔", "chevron.left": "‹", "chevron.right": "›", "circle": "○",
    "circle.fill": "●", "clock": "◷", "cloud": "☁", "envelope": "✉", "exclamationmark": "!",
    "flag": "⚑", "gear": "⚙", "gearshape": "⚙", "globe": "◍", "heart": "♡", "heart.fill": "♥",
    "house": "⌂", "info": "ℹ", "list": "≡", "magnifyingglass": "⌕", "minus": "−", "moon": "☾",
    "music": "♪", "number": "#", "pencil": "✎", "person": "☺", "phone": "☎", "photo": "▨",
    "play": "▶", "plus": "+", "questionmark": "?", "square": "□", "square.fill": "■",
    "star": "☆", "star.fill": "★", "sun": "☀", "trash": "⌫", "triangle": "△", "xmark": "✕",
  ]
}
