/// The level of a heading.
public enum AccessibilityHeadingLevel: Int, Hashable, Sendable {
  /// Without a level, and the six levels.
  case unspecified, h1, h2, h3, h4, h5, h6
}
