/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual, and more.
  case standard, increased
}
