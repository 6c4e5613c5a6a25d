/// Which columns of a ``NavigationSplitView`` are to be seen where there is room for all.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
  /// All of them.
  case automatic, all
  /// All but the first.
  case doubleColumn
  /// The last one.
  case detailOnly
}
