/// A key, with those that are held down with it, that presses a control from anywhere on its page.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held down with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut; without other keys, the command key is meant.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key that confirms: return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that cancels: escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension View {
  /// Lets a key, with command held down or as said, press the control from anywhere on its page.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a shortcut press the control from anywhere on its page; nil lets none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    speaking { accessibility in
      accessibility.shortcut = shortcut.map {
        Element.Accessibility.Shortcut(
          key: String($0.key.character), modifiers: $0.modifiers.names)
      }
    }
  }
}
