/// What a host has to do to show the element tree as it is now.
public enum ElementChanges: Hashable, Sendable {
  /// Show this tree, whatever was shown before.
  case all(Element)
  /// Carry out these steps, in order.
  case steps([ElementChange])
}

/// One step from an element tree to the next.
///
/// Hosts carry out the steps of a list in order, each on the tree that the steps before it have
/// made.
public enum ElementChange: Hashable, Sendable {
  /// An element has come, with all below it: among the children of `parent`, in front of one of
  /// them or, with nil, at the end.
  case inserted(Element, parent: Element.ID, before: Element.ID?)
  /// An element has gone, with all below it.
  case removed(Element.ID)
  /// An element stands in front of another child of the same parent or, with nil, at the end.
  case moved(Element.ID, before: Element.ID?)
  /// An element is described otherwise; its children are left out and stay.
  case updated(Element)
}
