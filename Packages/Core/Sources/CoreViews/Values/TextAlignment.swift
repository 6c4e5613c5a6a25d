/// The side on which the lines of a text line up.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// The side at which lines begin, the middle, or the side at which lines end.
  case leading, center, trailing
}
