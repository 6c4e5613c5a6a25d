/// Characters for the symbols that views name.
enum SymbolGlyph {
  /// A character of one cell for a known name, else the name itself after a mark.
  static func text(for name: String) -> String {
    let base = name.split(separator: ".").first.map(String.init) ?? name
    return glyphs[name] ?? glyphs[base] ?? "◇ " + DisplayText.label(name)
  }

  private static let glyphs: [String: String] = [
    "star.fill": "★", "star": "☆", "heart.fill": "♥", "heart": "♡",
    "checkmark.circle.fill": "✔", "checkmark": "✓", "xmark": "✗", "plus": "+", "minus": "−",
    "circle.fill": "●", "circle": "○", "square.fill": "■", "square": "□",
    "checkmark.square": "☑", "triangle": "△", "exclamationmark": "!", "questionmark": "?",
    "info": "ℹ", "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "chevron.right": "›",
    "chevron.left": "‹", "trash": "⌫", "pencil": "✎", "gear": "⚙", "gearshape": "⚙",
    "house": "⌂", "person": "☺", "envelope": "✉", "phone": "☎", "magnifyingglass": "⌕",
    "play": "▶", "pause": "‖", "stop": "■", "clock": "◷", "timer": "◷", "flag": "⚑",
    "music": "♪", "sun": "☀", "moon": "☾", "cloud": "☁", "bolt": "↯", "list": "≡",
    "number": "#", "lock": "⚿", "key": "⚷", "globe": "◍", "photo": "▨", "paperplane": "➤",
  ]
}
