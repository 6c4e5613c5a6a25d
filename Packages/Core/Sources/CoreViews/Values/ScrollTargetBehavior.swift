/// Where scrolling stops.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At whole pages, or at the views that are targets.
  case paging, viewAligned

  /// At the views that are targets; a person may scroll on across several.
  public static func viewAligned(limitBehavior: LimitBehavior) -> ScrollTargetBehavior {
    .viewAligned
  }

  /// How many targets a swipe may cross, which browsers decide.
  public enum LimitBehavior: Hashable, Sendable {
    /// As many as suit, one, as many as are seen, and all.
    case automatic, always, alwaysByFew, alwaysByOne, never
  }
}
