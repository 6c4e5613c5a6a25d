/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on a telephone, and more.
  case compact, regular
}
