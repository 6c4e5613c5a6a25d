/// The size of a control; a terminal has one of its own.
public enum ControlSize: Hashable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}
