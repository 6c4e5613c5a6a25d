/// How much a badge stands out; hosts draw all alike.
public enum BadgeProminence: Hashable, Sendable {
  /// As usual, less, or more.
  case standard, decreased, increased
}
