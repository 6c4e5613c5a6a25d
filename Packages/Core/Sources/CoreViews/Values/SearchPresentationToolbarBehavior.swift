/// What a toolbar does while a person searches; that of hosts stays.
public enum SearchPresentationToolbarBehavior: Hashable, Sendable {
  /// As suits, and nothing.
  case automatic, avoidHidingContent
}
