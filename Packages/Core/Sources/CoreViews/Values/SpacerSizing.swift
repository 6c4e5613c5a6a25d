/// The size of the room between items of a toolbar.
public enum SpacerSizing: Hashable, Sendable {
  /// As much as there is, or a usual one.
  case flexible, fixed
}
