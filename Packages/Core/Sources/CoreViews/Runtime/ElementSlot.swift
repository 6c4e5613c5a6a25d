/// The element of a mounted node, as hosts know it.
final class ElementSlot {
  /// Its children are those that were last asked for, and out of date if `isOutdated`.
  @exclusivity(unchecked) var element: Element
  /// Whether children have changed, or something below them.
  @exclusivity(unchecked) var isOutdated = true
  /// Whether hosts were told of the element.
  @exclusivity(unchecked) var isKnown = false

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
