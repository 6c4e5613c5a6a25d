extension Element.Accessibility.Shortcut {
  /// Reads a key as a person writes it, such as `cmd+n`, `ctrl+shift+left`, `enter` or `?`.
  ///
  /// Nil if no key goes by that name.
  public init?(named name: String) {
    var words = name.lowercased().split(separator: "+", omittingEmptySubsequences: false)
    // A plus sign at the end is the key itself.
    if words.count > 1, words.last == "" { words = words.dropLast(2) + ["+"] }
    guard let last = words.popLast(), let key = Self.key(of: String(last)) else { return nil }
    let modifiers = words.map { Self.modifiers[String($0)] }
    guard !modifiers.contains(nil) else { return nil }
    self.init(key: key, modifiers: Set(modifiers.compactMap(\.self)))
  }

  /// The key as a person writes it, such as `cmd+n`.
  public var name: String {
    let held = Self.order.filter { modifiers.contains($0.modifier) }.map(\.name)
    let named = Self.names.first { $0.key == key }?.name ?? key.lowercased()
    return (held + [named]).joined(separator: "+")
  }

  /// The key as a page says it in `aria-keyshortcuts`, such as `Meta+N`.
  @_spi(Hosts) public var ariaName: String {
    let held = Self.order.filter { modifiers.contains($0.modifier) }.map(\.aria)
    let named = Self.names.first { $0.key == key }?.aria ?? key.uppercased()
    return (held + [named == " " ? "Space" : named]).joined(separator: "+")
  }

  private static func key(of word: String) -> String? {
    if let named = names.first(where: { $0.name == word || $0.aria.lowercased() == word }) {
      return named.key
    }
    return word.count == 1 ? word : nil
  }

  private static let modifiers = [
    "cmd": "command", "command": "command", "ctrl": "control", "control": "control",
    "alt": "option", "option": "option", "opt": "option", "shift": "shift",
  ]

  private static let order: [(modifier: String, name: String, aria: String)] = [
    ("control", "ctrl", "Control"), ("option", "alt", "Alt"), ("shift", "shift", "Shift"),
    ("command", "cmd", "Meta"),
  ]

  private static let names: [(name: String, key: String, aria: String)] = [
    ("enter", "\r", "Enter"), ("esc", "\u{1B}", "Escape"), ("tab", "\t", "Tab"),
    ("space", " ", "Space"), ("backspace", "\u{8}", "Backspace"), ("del", "\u{7F}", "Delete"),
    ("up", "\u{F700}", "ArrowUp"), ("down", "\u{F701}", "ArrowDown"),
    ("left", "\u{F702}", "ArrowLeft"), ("right", "\u{F703}", "ArrowRight"),
    ("home", "\u{F729}", "Home"), ("end", "\u{F72B}", "End"),
    ("pageup", "\u{F72C}", "PageUp"), ("pagedown", "\u{F72D}", "PageDown"),
  ]
}
