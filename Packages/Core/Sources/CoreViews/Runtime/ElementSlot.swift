/// The element of a mounted node, as hosts know it.
final class ElementSlot {
  /// Its children are those that were last asked for, and out of date if the node says so.
  @exclusivity(unchecked) var element: Element

  init(_ element: Element) { self.element = element }
}

extension ElementSlot {
  /// Takes over what an element says of itself; returns whether it says something else.
  func replaceDescription(by new: Element) -> Bool {
    let children = element.children
    element.children = []
    defer { element.children = children }
    guard new != element else { return false }
    element = new
    return true
  }
}
