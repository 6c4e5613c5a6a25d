/// What a person does with an element by speech.
public enum AccessibilityActionKind: String, Hashable, Sendable {
  /// Uses it, leaves it, asks for its menu, or uses it in the way that is usual for it.
  case `default`, escape, showMenu, delete, magicTap
}
