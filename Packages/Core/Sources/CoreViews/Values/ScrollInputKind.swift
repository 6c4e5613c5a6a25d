/// What a person scrolls with, besides a finger and a wheel; no host has it.
public enum ScrollInputKind: Hashable, Sendable {
  /// A hand that is not on the screen, the eyes, and the crown of a watch.
  case handGestureShortcut, look, digitalCrown
}
