/// How a window's size may be changed.
public enum WindowResizability: Hashable, Sendable {
  /// As a host finds best, at least that of the content, and that of the content.
  case automatic, contentMinSize, contentSize
}
