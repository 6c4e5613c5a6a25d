/// The order of what a menu offers; hosts keep that of the source.
public enum MenuOrder: Hashable, Sendable {
  /// As the host finds best, as written, or the most used first.
  case automatic, fixed, priority
}
