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
