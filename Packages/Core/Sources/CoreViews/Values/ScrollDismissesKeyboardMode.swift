/// Whether scrolling hides the keyboard on a screen; hosts have none.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As the host finds best, at once, with the finger, or not at all.
  case automatic, immediately, interactively, never
}
