/// Whether the bars by which a view is scrolled are drawn.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the host finds best, they are, they are not unless needed, and they never are.
  case automatic, visible, hidden, never
}
