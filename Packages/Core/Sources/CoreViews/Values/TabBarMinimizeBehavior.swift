/// When the titles of tabs make room; on hosts they stay.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the host finds best, never, and when a person scrolls.
  case automatic, never, onScrollDown, onScrollUp
}
