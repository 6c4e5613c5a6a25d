/// The side of a row.
public enum HorizontalEdge: Hashable, Sendable {
  /// The side on which text begins, or ends.
  case leading, trailing
}
