import CoreViews

extension Key {
  typealias Shortcut = Element.Accessibility.Shortcut

  /// What views may call the key, the most exact first.
  ///
  /// Few terminals send the command key, so control and alt stand for it, too.
  func shortcuts(_ modifiers: Modifiers) -> [Shortcut] {
    guard let (name, implied) = named else { return [] }
    var held = implied
    if modifiers.contains(.shift) { held.insert("shift") }
    if modifiers.contains(.alt) { held.insert("option") }
    if modifiers.contains(.control) { held.insert("control") }
    if modifiers.contains(.command) { held.insert("command") }
    var all = [Shortcut(key: name, modifiers: held)]
    for stand in ["control", "option"] where held.contains(stand) {
      all.append(Shortcut(key: name, modifiers: held.subtracting([stand]).union(["command"])))
    }
    return all
  }

  /// The key's character, and the modifiers that are part of the key as a terminal sends it.
  private var named: (String, Set<String>)? {
    switch self {
    case .scalar(let scalar):
      let text = String(scalar)
      let lower = text.lowercased()
      return lower == text ? (text, []) : (lower, ["shift"])
    case .control(let scalar): return (String(scalar), ["control"])
    case .up: return ("\u{F700}", [])
    case .down: return ("\u{F701}", [])
    case .left: return ("\u{F702}", [])
    case .right: return ("\u{F703}", [])
    case .home: return ("\u{F729}", [])
    case .end: return ("\u{F72B}", [])
    case .pageUp: return ("\u{F72C}", [])
    case .pageDown: return ("\u{F72D}", [])
    case .tab: return ("\t", [])
    case .enter: return ("\r", [])
    case .escape: return ("\u{1B}", [])
    case .backspace: return ("\u{8}", [])
    case .delete: return ("\u{7F}", [])
    case .insert, .function: return nil
    }
  }
}
