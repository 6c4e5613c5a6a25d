/// How a screen comes in sight; hosts show it at once.
public struct NavigationTransition: Sendable {
  /// As the host finds best.
  public static let automatic = NavigationTransition()
  /// Returns a screen that grows from a view.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> NavigationTransition {
    .automatic
  }
}
