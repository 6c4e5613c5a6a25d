/// A side at the start or at the end of a line.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  /// The side at which a line begins, or at which it ends.
  case leading, trailing
}
