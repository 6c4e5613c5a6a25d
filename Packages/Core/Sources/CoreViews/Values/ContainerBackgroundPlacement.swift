/// The container whose ground a view sets.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// A screen of a stack, a tab view, or a window.
  case navigation, tabView, window
}
