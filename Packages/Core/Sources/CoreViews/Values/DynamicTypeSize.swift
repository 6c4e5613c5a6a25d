/// The size of text that a person has chosen.
public enum DynamicTypeSize: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// The usual sizes, from the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see badly.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Orders sizes, the smallest first.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
