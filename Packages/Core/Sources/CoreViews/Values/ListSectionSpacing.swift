/// The room between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  /// The usual, or less.
  case `default`, compact
}
