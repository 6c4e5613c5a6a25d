/// How a split view shares its room; hosts do so in one way.
public enum NavigationSplitViewStyle: Hashable, Sendable {
  /// As the host finds best, with less room for the detail, or with all of it.
  case automatic, balanced, prominentDetail
}
