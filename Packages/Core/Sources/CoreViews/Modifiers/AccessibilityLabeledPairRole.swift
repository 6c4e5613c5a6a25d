/// The part of a view in a pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The label, or what it is for.
  case label, content
}
