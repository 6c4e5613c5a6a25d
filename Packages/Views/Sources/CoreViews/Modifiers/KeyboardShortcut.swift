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

/// A key by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key sends.
  public var character: Character

  /// Makes a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Makes a key from its character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The key that goes on to the next field.
  public static let tab = KeyEquivalent("\t")
  /// The longest key.
  public static let space = KeyEquivalent(" ")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key one page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key one page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// The keys that are held down with another.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key for capitals that stays down.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The key for capitals.
  public static let shift = EventModifiers(rawValue: 2)
  /// The control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The option key, or alternate.
  public static let option = EventModifiers(rawValue: 8)
  /// The command key; hosts without one take control in its place.
  public static let command = EventModifiers(rawValue: 16)
  /// The keys of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)

  var names: Set<String> {
    var names: Set<String> = []
    if contains(.shift) { names.insert("shift") }
    if contains(.control) { names.insert("control") }
    if contains(.option) { names.insert("option") }
    if contains(.command) { names.insert("command") }
    return names
  }
}
