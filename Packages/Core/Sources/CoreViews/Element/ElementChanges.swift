/// What a host has to do to show the element tree as it is now.
public enum ElementChanges: Hashable, Sendable {
  /// Show this tree, whatever was shown before.
  case all(Element)
  /// Carry out these steps, in order.
  case steps([ElementChange])
}
