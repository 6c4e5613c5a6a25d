/// A node with an element, whose view has no type of its own.
class ElementNode: ViewNode {
  @exclusivity(unchecked) private final var kept: Element?

  final override var element: Element? {
    _read { yield kept }
    _modify { yield &kept }
  }
}

extension Element {
  /// Takes over what another says of itself, without its children; returns whether it is another.
  mutating func replaceDescription(by new: Element) -> Bool {
    let children = children
    self.children = []
    defer { self.children = children }
    guard new != self else { return false }
    self = new
    return true
  }
}
