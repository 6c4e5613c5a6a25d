extension GraphRuntime {
  /// Rebuilds the lists of children that have changed, then the elements that have changed, in
  /// place.
  func bringElementsInLine() {
    if let rootNode, rootNode.index == nil { buildTree(from: rootNode) }
    while !changedStructures.isEmpty || !changedElements.isEmpty {
      let structures = changedStructures.sorted { $0.depth < $1.depth }
      changedStructures = []
      for node in structures where node.isStructureDirty {
        node.isStructureDirty = false
        if node.isMounted { rebuildChildren(of: node) }
      }
      let elements = changedElements
      changedElements = []
      for node in elements where node.isElementDirty {
        node.isElementDirty = false
        if node.isMounted { redescribe(node) }
      }
    }
  }

  private func buildTree(from root: ViewNode) {
    tree = build(root, at: 0)
    hasTreeChanged = true
  }

  private func build(_ node: ViewNode, at index: Int) -> Element {
    node.index = index
    node.isElementDirty = false
    node.isStructureDirty = false
    var element = description(of: node)
    var collector = ElementCollector()
    node.collect(&collector)
    element.children = collector.nodes.enumerated().map { build($1, at: $0) }
    return element
  }

  private func description(of node: ViewNode) -> Element {
    var element = Element(id: node.id, role: .vertical)
    trackDescription(of: node) { node.describe(&element) }
    return element
  }

  private func redescribe(_ node: ViewNode) {
    var element = description(of: node)
    let hasChanged = withElement(of: node) { current in
      let children = current.children
      current.children = []
      let hasChanged = element != current
      element.children = children
      current = element
      return hasChanged
    }
    if hasChanged { hasTreeChanged = true }
  }

  /// Collects the children anew: keeps the elements of nodes that stay or move, builds the others.
  private func rebuildChildren(of node: ViewNode) {
    var collector = ElementCollector()
    node.collect(&collector)
    let nodes = collector.nodes
    let old = withElement(of: node) { element in
      let children = element.children
      element.children = []
      return children
    }
    var isSame = nodes.count == old.count
    let children = nodes.enumerated().map { index, node in
      guard let oldIndex = node.index else {
        isSame = false
        return build(node, at: index)
      }
      if oldIndex != index { isSame = false }
      node.index = index
      return old[oldIndex]
    }
    withElement(of: node) { $0.children = children }
    if !isSame { hasTreeChanged = true }
  }

  // MARK: Finding an element

  /// The positions from the node up to the root, the node's own first.
  func path(of node: ViewNode) -> [Int] {
    var path: [Int] = []
    var current = node
    while let parent = current.elementParent {
      path.append(current.index ?? 0)
      current = parent
    }
    return path
  }

  /// Changes the element of a mounted node, touching only the elements between it and the root.
  private func withElement<Result>(
    of node: ViewNode, _ body: (inout Element) -> Result
  ) -> Result {
    Self.descend(into: &tree, along: path(of: node)[...], body)
  }

  private static func descend<Result>(
    into element: inout Element, along path: ArraySlice<Int>, _ body: (inout Element) -> Result
  ) -> Result {
    guard let index = path.last else { return body(&element) }
    return descend(into: &element.children[index], along: path.dropLast(), body)
  }
}
