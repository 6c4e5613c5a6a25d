/// Whether a button that is held acts again and again.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// As the host finds best, again and again, or once.
  case automatic, enabled, disabled
}
