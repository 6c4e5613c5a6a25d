/// The size of a title; hosts draw all alike.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  /// As the host finds best, in the bar, large in the bar, or large below it.
  case automatic, inline, inlineLarge, large
}
