/// A bar that a modifier applies to.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The bar of that name; only `automatic` and `navigationBar`, both the title bar, have an
  /// effect.
  case automatic, navigationBar, tabBar, bottomBar
}
