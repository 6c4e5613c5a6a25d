public import Foundation

/// A key that a person has pressed.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that are held down with it.
  public let modifiers: EventModifiers
  /// Whether it goes down, stays down, or comes up; hosts tell of the first.
  public var phase: Phases { .down }

  /// Makes a press of a key.
  public init(key: KeyEquivalent, modifiers: EventModifiers = []) {
    self.key = key
    characters = String(key.character)
    self.modifiers = modifiers
  }

  /// Whether a key press is done with, or others may have it.
  public enum Result: Hashable, Sendable {
    /// Done with, or left to others.
    case handled, ignored
  }

  /// The parts of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each part.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key stays down.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All parts.
    public static let all = Phases(rawValue: 7)
  }
}

/// Runs a closure with the keys that a person presses while an element within has the focus.
public struct KeyPressModifier: NodeModifier {
  var needs = Element.KeyNeeds(takesAll: true)
  let action: (KeyPress) -> KeyPress.Result

  /// Keeps the closure for the elements below, or takes over a newer one.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let outer = node.environment.builtIn.keys
    let action = take
    guard let existing = existing as? KeyPressAttachment, existing.actions.outer === outer,
      existing.needs == needs
    else {
      let actions = KeyActions(needs: needs, action: action, outer: outer)
      return KeyPressAttachment(node: node, needs: needs, actions: actions)
    }
    existing.actions.action = action
    return existing
  }

  private func take(_ key: String, _ modifiers: Set<String>) -> Bool {
    guard let character = key.first else { return false }
    var held: EventModifiers = []
    if modifiers.contains("shift") { held.insert(.shift) }
    if modifiers.contains("control") { held.insert(.control) }
    if modifiers.contains("option") { held.insert(.option) }
    if modifiers.contains("command") { held.insert(.command) }
    return action(KeyPress(key: KeyEquivalent(character), modifiers: held)) == .handled
  }

  /// Hands the closure down to the elements.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    environment.builtIn.keys = (attachment as? KeyPressAttachment)?.actions
  }
}

private final class KeyPressAttachment: ModifierAttachment {
  let needs: Element.KeyNeeds
  let actions: KeyActions

  init(node: ViewNode, needs: Element.KeyNeeds, actions: KeyActions) {
    self.needs = needs
    self.actions = actions
    super.init(node: node)
  }
}

extension View {
  /// Runs a closure when a key is pressed while an element of this view has the focus.
  ///
  /// What it ignores goes to views further out, and then to the host.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs a closure when one of several keys is pressed, or any key.
  public func onKeyPress(
    keys: Set<KeyEquivalent>? = nil, phases: KeyPress.Phases = .down,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let needs = keys.map { keys in
      Element.KeyNeeds(keys: Set(keys.map { String($0.character) }))
    }
    return modified(
      by: KeyPressModifier(needs: needs ?? Element.KeyNeeds(takesAll: true)) { press in
        keys?.contains(press.key) ?? true ? action(press) : .ignored
      })
  }

  /// Runs a closure when the key of a character of a set is pressed.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = .down,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(
      by: KeyPressModifier(needs: Element.KeyNeeds(takesCharacters: true)) { press in
        let isMeant = press.characters.unicodeScalars.allSatisfy(characters.contains)
        return isMeant ? action(press) : .ignored
      })
  }

  /// Runs a closure when any key is pressed.
  public func onKeyPress(
    phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(by: KeyPressModifier(action: action))
  }
}
