/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
  /// The first, the second of three, and the last.
  case sidebar, content, detail
}
