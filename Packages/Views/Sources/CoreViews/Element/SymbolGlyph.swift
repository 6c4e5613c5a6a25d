/// Characters of one cell for the names of symbols.
enum SymbolGlyph {
  /// The character for a symbol, or for the nearest of its variants; nil if there is none.
  static func glyph(of name: String) -> String? {
    var parts = name.split(separator: ".")
    if parts.count > 1, parts[1] == "circle", let circled = circled(parts[0]) { return circled }
    while !parts.isEmpty {
      if let glyph = glyphs[parts.joined(separator: ".")] { return glyph }
      if parts.removeLast() == "slash" { return "⊘" }
    }
    return nil
  }

  /// A number up to 20 or a letter in a circle, as in `3.circle` and `b.circle.fill`.
  private static func circled(_ content: Substring) -> String? {
    if let number = Int(content), (1...20).contains(number) {
      return Unicode.Scalar(0x245F + UInt32(number)).map { String($0) }
    }
    guard content.count == 1, let letter = content.utf8.first, (0x61...0x7A).contains(letter) else {
      return nil
    }
    return Unicode.Scalar(0x24B6 + UInt32(letter) - 0x61).map { String($0) }
  }

  private static let glyphs: [String: String] = [
    "star.fill": "★", "star": "☆", "heart.fill": "♥", "heart": "♡", "checkmark": "✓",
    "checkmark.circle.fill": "✔", "checkmark.circle": "✓", "checkmark.seal": "✔", "xmark": "✗",
    "plus": "+", "minus": "−", "multiply": "×", "divide": "÷", "equal": "=", "percent": "%",
    "circle.fill": "●", "circle": "○", "largecircle.fill.circle": "◉", "circle.lefthalf": "◐",
    "square.fill": "■", "square": "□", "square.and.arrow.up": "↥", "square.and.arrow.down": "↧",
    "square.and.pencil": "✎", "square.grid": "▦", "square.stack": "❐", "checkmark.square": "☑",
    "xmark.square": "☒", "rectangle": "▭", "rectangle.fill": "▬",
    "rectangle.portrait.and.arrow.right": "⇥",
    "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "hexagon": "⬡",
    "exclamationmark": "!", "exclamationmark.triangle": "⚠", "questionmark": "?", "info": "ℹ",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.left": "←", "arrow.right": "→",
    "arrow.up.right": "↗", "arrow.down.right": "↘", "arrow.up.left": "↖", "arrow.down.left": "↙",
    "arrow.up.arrow.down": "⇅", "arrow.left.arrow.right": "⇄", "arrow.forward": "→",
    "arrow.left.and.right": "↔", "arrow.up.and.down": "↕",
    "arrow.backward": "←", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "⟳", "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷",
    "chevron.right": "›", "chevron.left": "‹", "chevron.up": "⌃", "chevron.down": "⌄",
    "chevron.forward": "›", "chevron.backward": "‹", "chevron.up.chevron.down": "⇅",
    "trash": "⌫", "delete.left": "⌫", "pencil": "✎", "highlighter": "✐", "gear": "⚙",
    "gearshape": "⚙", "wrench": "⚒", "hammer": "⚒", "scissors": "✂", "house": "⌂",
    "person": "☺", "envelope": "✉", "phone": "☎", "magnifyingglass": "⌕", "play": "▶",
    "pause": "‖", "stop": "■", "record.circle": "◉", "forward": "»", "backward": "«",
    "goforward": "↻", "gobackward": "↺", "speaker": "◁",
    "speaker.wave.1": "♪", "speaker.wave.2": "♫", "speaker.wave.3": "♬", "shuffle": "⤮",
    "repeat": "⟲",
    "clock": "◷", "timer": "◷", "stopwatch": "◷", "hourglass": "⧗", "alarm": "◷", "flag": "⚑",
    "bookmark": "⚑", "tag": "⚑", "pin": "⚲", "mappin": "⚲", "music": "♪", "sun": "☀",
    "moon": "☾", "cloud": "☁", "bolt": "↯", "snowflake": "❄", "umbrella": "☂", "flame": "♨",
    "drop": "●", "leaf": "❧", "tree": "♣", "list": "≡", "line.3.horizontal": "≡",
    "line.horizontal.3": "≡",
    "text": "≡", "ellipsis": "…", "number": "#", "at": "@", "dollarsign": "$", "eurosign": "€",
    "sterlingsign": "£", "textformat": "A", "bold": "B", "italic": "I", "underline": "U",
    "link": "∞", "paperclip": "∞", "lock": "⚿", "lock.open": "⚷", "key": "⚷", "globe": "◍",
    "network": "◍", "location": "➤", "photo": "▨", "camera": "◙", "camera.macro": "✿", "film": "▤",
    "mic": "φ",
    "paperplane": "➤", "doc": "▤", "folder": "▣", "tray": "⊔", "archivebox": "▥", "book": "▯",
    "books": "▥", "cup": "∪", "mug": "∪", "scalemass": "⚖",
    "calendar": "▦", "chart.bar": "▟", "waveform": "∿", "bell": "♩", "gift": "✦",
    "sparkles": "✦", "wand": "✦", "crown": "♛", "hand.thumbsup": "↑", "hand.thumbsdown": "↓",
    "hand.raised": "☝", "eye": "◉", "eye.slash": "◌", "cart": "⊔", "creditcard": "▭",
    "battery": "▮", "wifi": "≋", "power": "⏻", "terminal": ">", "keyboard": "⌨",
    "desktopcomputer": "▭", "iphone": "▯", "airplane": "✈", "car": "⊏", "bicycle": "∞",
    "figure.walk": "☺", "die.face.1": "⚀", "die.face.2": "⚁", "die.face.3": "⚂",
    "die.face.4": "⚃", "die.face.5": "⚄", "die.face.6": "⚅", "suit.heart": "♥",
    "suit.club": "♣", "suit.spade": "♠", "suit.diamond": "♦",
    "antenna": "≋", "applewatch": "◷", "bag": "⊔", "bandage": "✚", "banknote": "▭", "barcode": "▥",
    "basket": "⊔", "bubble": "❝", "building": "▦", "chart.line": "↗", "chart.pie": "◔",
    "checklist": "☑", "command": "⌘", "cpu": "▣", "cross": "✚", "curlybraces": "{", "dice": "⚄",
    "dot.radiowaves": "≋", "eyes": "◉", "face": "☺", "ferry": "⊿", "figure": "☺", "fish": "∝",
    "fork.knife": "Ψ", "function": "ƒ", "gamecontroller": "✜", "gauge": "◔", "hand.tap": "☝",
    "headphones": "∩", "lamp": "☼", "laptopcomputer": "▭", "lightbulb": "☼", "map": "▧",
    "medal": "✪", "memorychip": "▣", "message": "❝", "mountain.2": "▲", "note": "▤",
    "opticaldisc": "◎", "option": "⌥", "paintbrush": "✎", "paintpalette": "✎", "pawprint": "∴",
    "printer": "⎙", "puzzlepiece": "✛", "qrcode": "▩", "quote.bubble": "❝", "rosette": "✪",
    "safari": "◎", "sailboat": "⊿", "scope": "⌖", "seal": "✹", "server.rack": "≣", "shield": "⛨",
    "shippingbox": "▣", "sidebar.left": "◧", "sidebar.right": "◨", "signpost.right": "⇒",
    "slider.horizontal": "≡", "slider.vertical": "‖", "smallcircle.filled.circle": "◉", "sum": "Σ",
    "table": "▦", "tablecells": "▦", "target": "◎", "tent": "△", "theatermasks": "☺",
    "thermometer": "°", "ticket": "▭", "tram": "▭", "trophy": "♕", "tv": "▭", "video": "▷",
    "viewfinder": "⌖", "water.waves": "≈", "wind": "≈", "wineglass": "Y",
    "app": "▢", "bed": "▭", "bus": "▭", "ear": "∂", "externaldrive": "▤", "faceid": "☺",
    "hare": "»", "internaldrive": "▤", "ladybug": "❋", "plusminus": "±", "rainbow": "⌒",
    "ruler": "▭", "speedometer": "◔", "sunrise": "☀", "sunset": "☀", "tortoise": "›",
    "blinds": "≡", "chair": "⊓", "door": "▯", "fan": "✣", "powerplug": "⏻", "refrigerator": "▯",
    "sofa": "⊓", "window": "▦", "touchid": "◎", "tshirt": "T", "xserve": "≣",
  ]
}

extension Element {
  /// The character for the symbol of an image or a tab; nil where the label has to do.
  @_spi(Hosts) public var symbolGlyph: String? {
    switch role {
    case .image: SymbolGlyph.glyph(of: value)
    case .tab: SymbolGlyph.glyph(of: traits.symbol)
    default: nil
    }
  }

  /// The element with the characters for the symbols within its text, where there are some.
  @_spi(Hosts) public var withGlyphs: Element {
    guard style.spans.contains(where: { !$0.symbol.isEmpty }) else { return self }
    var element = self
    var rest = label[...]
    element.label = ""
    for (index, span) in style.spans.enumerated() {
      let glyph = span.symbol.isEmpty ? nil : SymbolGlyph.glyph(of: span.symbol)
      let text = glyph ?? String(rest.prefix(span.count))
      element.label += text
      element.style.spans[index].count = text.count
      rest = rest.dropFirst(span.count)
    }
    element.label += rest
    return element
  }
}
