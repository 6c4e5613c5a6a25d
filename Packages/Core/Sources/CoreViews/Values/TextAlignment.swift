/// The alignment of the lines of a text, which has no effect.
public enum TextAlignment: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case leading, center, trailing
}
