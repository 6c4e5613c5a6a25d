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

/// Collects the nearest elements and lists below a node, in reading order, with modal presentations
/// apart.
struct ElementCollector {
  private(set) var inline: [ViewNode] = []
  /// Modal presentations, and lists that may hold some.
  private(set) var overlays: [ViewNode] = []

  mutating func add(_ node: ViewNode, below parent: ViewNode) {
    guard node.labelOwner === parent.labelOwner else { return }
    switch node.placement {
    case .overlay: overlays.append(node)
    case .detached: break
    case .inline:
      guard node.keepsList else { return node.collect(&self) }
      inline.append(node)
      if !node.hasElement { overlays.append(node) }
    }
  }

  mutating func append(_ node: ViewNode) { inline.append(node) }
  mutating func append(overlay: ViewNode) { overlays.append(overlay) }
}
