/// How wide a button is.
public enum ButtonSizing: Hashable, Sendable {
  /// As the host finds best, as wide as its label, and as wide as there is room.
  case automatic, fitted, flexible
}
