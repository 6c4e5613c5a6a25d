/// The position of views from top to bottom; no host reads it.
public enum VerticalAlignment: Hashable, Sendable {
  /// Accepted so that views compile as they are; hosts draw them alike.
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
