extension GraphRuntime {
  // MARK: Steps

  /// Notes a step for the host, if it follows the steps.
  ///
  /// One that has not asked for many steps gets the whole tree when it does, and costs nothing
  /// until then.
  func tell(_ change: @autoclosure () -> ElementChange) {
    hasTreeChanged = true
    guard let count = steps?.count else { return }
    if count < max(1_000, nodes.count) { steps?.append(change()) } else { steps = nil }
  }

  func tell(removed node: ViewNode) {
    if let parent = node.elementParent { markOutdated(parent) }
    tell(.removed(node.id))
  }

  /// Notes that an element stands at another place, or has come.
  func tell(of node: ViewNode, in parent: ViewNode, before anchor: Element.ID?) {
    markOutdated(parent)
    guard node.isDrawn else { return }
    let isKnown = node.isKnown
    node.isKnown = true
    tell(
      isKnown
        ? .moved(node.id, before: anchor)
        : .inserted(element(of: node), parent: parent.id, before: anchor))
  }

  /// Returns the steps since the last call; the first time, and after too many, the whole tree.
  func takeChanges() -> ElementChanges {
    defer { steps = [] }
    return steps.map { .steps($0) } ?? .all(tree)
  }

  // MARK: The tree

  /// The tree of elements.
  ///
  /// Complexity: linear in the number of elements below one whose children have changed, and of its
  /// siblings and those of all above.
  var tree: Element {
    rootNode.map { element(of: $0) } ?? Element(id: Element.ID(rawValue: 0))
  }

  private func element(of node: ViewNode) -> Element {
    guard node.isDrawn else { return node.currentElement }
    if node.isOutdated {
      node.isOutdated = false
      var children: [Element] = []
      children.reserveCapacity(node.entries.count)
      node.forEachChildElement { child in
        children.append(element(of: child))
        child.isKnown = true
      }
      node.element!.children = children
    }
    return node.element!
  }

  /// Notes that something has changed below a node's element.
  func markOutdated(_ node: ViewNode) {
    var current: ViewNode? = node
    while let node = current, node.isDrawn, !node.isOutdated {
      node.isOutdated = true
      current = node.elementParent
    }
  }
}
