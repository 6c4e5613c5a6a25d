/// A side above or below.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  /// The side above, or the side below.
  case top, bottom
}
