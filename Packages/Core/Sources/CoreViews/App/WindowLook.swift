/// The look of a window, of its toolbar, or of what a bar of menus opens; hosts have one.
public enum WindowLook: Hashable, Sendable {
  /// As the host finds best.
  case automatic
  /// A window with a title, without one, and without a frame.
  case titleBar, hiddenTitleBar, plain
  /// A toolbar beside the title, below it, or small.
  case unified, expanded, unifiedCompact
  /// A menu, or a window.
  case menu, window
}
