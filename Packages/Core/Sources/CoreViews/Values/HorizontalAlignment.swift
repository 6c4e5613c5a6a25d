/// The position of views from left to right.
public enum HorizontalAlignment: Hashable, Sendable {
  /// The side on which the views of a stack line up, or its middle.
  case leading, center, trailing
}
