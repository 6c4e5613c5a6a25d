/// The look of a list, which has no effect: each host has one of its own.
public enum ListStyle: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, plain, inset, grouped, insetGrouped, sidebar
}
