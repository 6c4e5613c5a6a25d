/// What a toolbar is for; hosts draw all alike.
public enum ToolbarRole: Hashable, Sendable {
  /// As the host finds best, for a browser, an editor, or a stack of screens.
  case automatic, browser, editor, navigationStack
}
