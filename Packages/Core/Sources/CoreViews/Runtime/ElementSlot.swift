/// The element of a mounted node, as hosts know it.
final class ElementSlot {
  /// Its children are those that were last asked for, and out of date if `isOutdated`.
  var element: Element
  /// Whether children have changed, or something below them.
  var isOutdated = true
  /// Whether hosts were told of the element.
  var isKnown = false

  init(_ element: Element) { self.element = element }
}

extension ElementSlot {
  /// Takes over what an element says of itself; returns whether it says something else.
  func replaceDescription(by new: Element) -> Bool {
    let children = element.children
    element.children = []
    let isOther = new != element
    element = new
    element.children = children
    return isOther
  }
}
