/// Where scrolling stops.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At whole pages, or at the views that are targets.
  case paging, viewAligned
}
