/// The direction in which lines run.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// From the left side to the right, or the other way.
  case leftToRight, rightToLeft
}
