/// The size of a control, which has no effect: each host has one of its own.
public enum ControlSize: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case mini, small, regular, large, extraLarge
}
