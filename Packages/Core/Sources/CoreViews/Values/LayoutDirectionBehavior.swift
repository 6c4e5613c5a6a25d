/// Whether a view is mirrored where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is not, and it is.
  case fixed, mirrors
}
