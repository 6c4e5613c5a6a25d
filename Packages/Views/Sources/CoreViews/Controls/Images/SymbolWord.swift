/// Words for the names of symbols.
enum SymbolWord {
  /// The word for a symbol: one that says what it is for, else the name without its variants.
  static func word(for name: String) -> String {
    if let word = words[name] { return word }
    let parts = name.split(separator: ".").filter { !variants.contains($0) }
    let base = parts.joined(separator: ".")
    return words[base]
      ?? (parts.isEmpty ? name.replacing(".", with: " ") : parts.joined(separator: " "))
  }

  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "app", "rtl",
  ]

  private static let words: [String: String] = [
    "ellipsis": "more", "xmark": "close", "gearshape": "settings", "gearshape.2": "settings",
    "line.3.horizontal": "menu", "line.horizontal.3": "menu", "sidebar.left": "sidebar",
    "square.and.arrow.up": "share", "square.and.arrow.down": "save", "square.and.pencil": "edit",
    "arrow.up.arrow.down": "sort", "line.3.horizontal.decrease": "filter",
    "magnifyingglass": "search", "chevron.right": "next", "chevron.left": "back",
    "chevron.up": "up", "chevron.down": "down", "chevron.up.chevron.down": "choose",
    "chevron.forward": "forward", "chevron.backward": "back",
    "arrow.up": "up", "arrow.down": "down", "arrow.left": "left", "arrow.right": "right",
    "arrow.clockwise": "reload", "arrow.counterclockwise": "undo",
    "arrow.triangle.2.circlepath": "refresh", "arrow.uturn.backward": "undo",
    "arrow.uturn.forward": "redo", "arrow.forward": "forward", "arrow.backward": "back",
    "checkmark": "done", "circle": "circle", "square": "square", "rectangle": "rectangle",
    "circle.fill": "full circle", "square.fill": "full square", "house": "home",
    "exclamationmark.triangle": "warning", "exclamationmark": "warning",
    "questionmark": "help", "info": "information", "bubble.left": "message",
    "bubble.right": "message", "text.bubble": "message", "list.bullet": "list",
    "list.number": "numbered list", "play": "play", "pause": "pause", "stop": "stop",
    "goforward": "forward", "gobackward": "back", "speaker.wave.2": "sound",
    "speaker.wave.1": "quiet sound", "speaker.wave.3": "loud sound",
    "speaker": "sound", "speaker.slash": "mute", "mic.slash": "mute", "mic": "microphone",
    "wifi.slash": "offline", "wifi": "wireless", "eye.slash": "hide", "eye": "show",
    "lock.open": "unlock", "bell.slash": "silence", "hand.thumbsup": "like",
    "hand.thumbsdown": "dislike", "person.2": "people", "person.3": "people",
    "paperplane": "send", "tray": "inbox", "tray.full": "full inbox", "doc": "document",
    "doc.text": "document", "doc.on.doc": "copy", "doc.on.clipboard": "paste",
    "calendar.badge.plus": "add to calendar", "bolt": "flash", "sun.max": "sun",
    "plus.magnifyingglass": "zoom in", "minus.magnifyingglass": "zoom out",
    "rectangle.portrait.and.arrow.right": "leave", "slider.horizontal.3": "controls",
    "square.stack": "stack", "square.grid.2x2": "grid", "star.leadinghalf.filled": "half star",
    "record": "record", "minus": "remove", "plus": "add", "delete.left": "delete",
    "person.crop": "person", "person.plus": "add person", "person.minus": "remove person",
    "cart.plus": "add to cart", "folder.plus": "add folder", "text.plus": "add text",
    "list.dash": "list", "square.grid.3x3": "grid", "arrowshape.turn.up.left": "reply",
    "arrowshape.turn.up.right": "hand on", "textformat": "letters", "textformat.size": "text size",
    "icloud": "cloud", "mountain.2": "mountains", "scalemass": "weight", "figure.walk": "walking",
    "figure.hiking": "hiking", "figure.run": "running", "creditcard": "credit card",
    "gamecontroller": "game controller", "puzzlepiece": "puzzle piece", "shippingbox": "box",
    "dollarsign": "dollar", "eurosign": "euro", "sterlingsign": "pound", "tablecells": "table",
    "hand.raised": "hand", "hand.tap": "tap", "chart.bar": "chart", "chart.pie": "chart",
    "chart.line.uptrend.xyaxis": "chart", "chart.xyaxis.line": "chart", "mappin": "pin",
    "mappin.and.ellipse": "pin", "desktopcomputer": "computer", "laptopcomputer": "laptop",
    "photo.on.rectangle": "photos", "photo.on": "photos", "archivebox": "archive",
    "paintpalette": "colours",
    "sportscourt": "court", "phone.down": "hang up", "video.slash": "no video",
  ]
}
