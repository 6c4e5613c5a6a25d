/// Where the titles of tabs stand; hosts have one place.
public enum AdaptableTabBarPlacement: Hashable, Sendable {
  /// Where it suits, above or below, and beside.
  case automatic, tabBar, sidebar
}
