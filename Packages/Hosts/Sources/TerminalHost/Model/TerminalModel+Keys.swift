import CoreArchitecture
@_spi(Hosts) import CoreViews

/// Keys that views take, and the layer that lists all keys.
extension TerminalModel {
  /// Whether views around the focused element may take keys.
  var focusTakesKeys: Bool {
    popups.isEmpty && !log.isOpen && !help.isOpen
      && focus.current.flatMap { tree[$0] }?.element.takesKeys == true
  }

  /// What views want of a key, before the host uses it for itself.
  func forViews(_ key: Key, _ modifiers: Modifiers) -> TerminalCommand? {
    guard key != .control("c"), key != .control("z"), focusTakesKeys, let id = focus.current,
      let press = key.shortcuts(modifiers).first
    else { return nil }
    return .perform(.key(id, press.key, modifiers: press.modifiers))
  }

  /// The control in front that a key presses from anywhere.
  func forShortcut(_ key: Key, _ modifiers: Modifiers) -> TerminalCommand? {
    guard popups.isEmpty, !log.isOpen, !help.isOpen, !isForFocus(key, modifiers) else {
      return nil
    }
    let shown = shortcuts
    for name in key.shortcuts(modifiers) {
      if let control = shown.first(where: { $0.accessibility.shortcut == name }) {
        return .perform(.activate(control.id))
      }
    }
    return nil
  }

  /// The controls in front that have a shortcut, in reading order.
  var shortcuts: [Element] { tree.shortcutsInFront.map(\.element) }

  /// Whether the key is one that the element with the focus needs.
  private func isForFocus(_ key: Key, _ modifiers: Modifiers) -> Bool {
    switch key {
    case .control("c"), .control("z"): true
    case .escape, .function, .insert: false
    case .enter:
      modifiers.isEmpty
        && (field.map { $0.editor.isMultiline || isSubmittable($0.id) } ?? (focusedTarget != nil))
    case .control: false
    case .scalar: field != nil && modifiers.isEmpty
    case .tab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .backspace, .delete:
      modifiers.isEmpty
    }
  }

  private func isSubmittable(_ id: Element.ID) -> Bool {
    tree[id]?.element.isSubmittable ?? false
  }

  /// Opens the list of keys, or closes it.
  mutating func takesForHelp(_ key: Key) -> Bool {
    if help.isOpen {
      guard key == .escape || key == .scalar("q") || key == .scalar("?") else { return false }
      closeHelp()
    } else {
      guard key == .scalar("?"), opensHelp else { return false }
      help.open(hints + searchHints, shortcuts)
      relayout(size: layout.size, wasVisible: isFocusVisible)
    }
    return true
  }

  /// Whether the key for help opens it, and is no letter for a field.
  var opensHelp: Bool { field == nil && !log.isOpen && !help.isOpen && popups.isEmpty }

  private var searchHints: [(key: String, meaning: String)] {
    searchField == nil ? [] : [("/", hostText("search"))]
  }

  mutating func closeHelp() {
    help.close()
    relayout(size: layout.size, wasVisible: isFocusVisible)
  }
}

/// The layer that lists the keys that hold now.
struct KeyHelp {
  private var tree: ElementTree?
  var isOpen: Bool { tree != nil }

  static let id = Element.ID(rawValue: .max - 8)

  /// Opens with the keys that the status line knows, and those of controls on the page.
  mutating func open(_ hints: [(key: String, meaning: String)], _ controls: [Element]) {
    let shortcuts = controls.compactMap { control in
      control.accessibility.shortcut.map {
        (
          key: Self.spelled($0),
          meaning: control.isEnabled ? control.label : hostText("\(control.label) (off)")
        )
      }
    }
    let common = [
      (key: "↑ ↓ ← →", meaning: hostText("move")), (key: "F5", meaning: hostText("refresh")),
      (key: "^L", meaning: hostText("draw again")), (key: "^C", meaning: hostText("quit")),
    ]
    let known = Set(hints.map(\.key))
    let rows = shortcuts + hints + common.filter { !known.contains($0.key) }
    let width = rows.map(\.key.cellWidth).max() ?? 0
    let lines = rows.map { row in
      row.key + String(repeating: " ", count: width + 3 - row.key.cellWidth) + row.meaning
    }
    let text = Element(
      id: Element.ID(rawValue: .max - 9), role: .text, label: lines.joined(separator: "\n"))
    tree = ElementTree(Element(id: Self.id, role: .list, children: [text]))
  }

  mutating func close() { tree = nil }

  /// A layer in front of everything else; nil while it is closed.
  var plan: LayerPlan? {
    tree.map {
      LayerPlan(
        kind: .cover, tree: $0, key: Self.id, title: hostText("Keys"), wayBack: .close(Self.id),
        content: [$0.root])
    }
  }

  /// A shortcut as the keys of a terminal, which has no command key.
  private static func spelled(_ shortcut: Key.Shortcut) -> String {
    var modifiers = shortcut.modifiers
    if modifiers.remove("command") != nil {
      let isTaken = modifiers.contains("control") || reserved.contains(shortcut.key)
      modifiers.insert(isTaken ? "option" : "control")
    }
    let name = Key.Shortcut(key: shortcut.key, modifiers: modifiers).name
    return name.split(separator: "+", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "-")
  }

  /// Letters that a terminal cannot send with control, or that the host keeps for itself.
  private static let reserved: Set<String> = ["c", "z", "i", "m", "h", "j", "s", "q", "1", ","]
}

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
