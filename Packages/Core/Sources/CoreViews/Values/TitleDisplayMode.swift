/// The size of a screen's title, which has no effect.
public enum TitleDisplayMode: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, inline, large
}
