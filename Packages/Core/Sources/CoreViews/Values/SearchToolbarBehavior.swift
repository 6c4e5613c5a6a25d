/// How a search field in a toolbar grows; hosts show it whole.
public enum SearchToolbarBehavior: Hashable, Sendable {
  /// As suits, and as a button at first.
  case automatic, minimize
}
