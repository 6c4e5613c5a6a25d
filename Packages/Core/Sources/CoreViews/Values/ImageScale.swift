/// The size of an image beside text, which has no effect.
public enum ImageScale: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case small, medium, large
}
