/// The look of a toggle, which has no effect: each host has one of its own.
public enum ToggleStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, `switch`, button, checkbox
}
