/// What a tab is for; hosts draw all alike.
public enum TabRole: Hashable, Sendable {
  /// Looks for something.
  case search
}
