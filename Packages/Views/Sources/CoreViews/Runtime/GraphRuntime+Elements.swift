extension GraphRuntime {
  /// Brings the lists that have changed up to date, then the elements that have changed.
  func bringElementsInLine() {
    if let rootNode, !rootNode.isDrawn { draw(rootNode) }
    while !changedLists.isEmpty || !changedElements.isEmpty {
      if !changedLists.isEmpty { bringListsInLine() }
      let elements = changedElements
      changedElements = []
      for node in elements where node.isElementDirty {
        node.isElementDirty = false
        if node.isMounted { redescribe(node) }
      }
    }
  }

  // MARK: Lists

  private func bringListsInLine() {
    let lists = changedLists.sorted { $0.id < $1.id }
    changedLists = []
    for list in lists where list.isListDirty {
      list.isListDirty = false
      if list.isMounted { bringInLine(list) }
    }
  }

  private func bringInLine(_ list: ViewNode) {
    for index in list.updateList().reversed() {
      let entry = list.entries[index]
      drawElements(of: entry)
      place(entry, before: list.anchor(after: index))
    }
    let owner = list.hasElement ? list : list.elementParent
    var overlays: [ViewNode] = []
    owner?.forEachOverlay { if $0.isMounted, !$0.isPlaced { overlays.append($0) } }
    for overlay in overlays.reversed() {
      drawElements(of: overlay)
      place(overlay, before: owner?.overlayAnchor(after: overlay))
    }
  }

  /// Makes the elements of an entry that has come.
  private func drawElements(of entry: ViewNode) {
    if entry.hasElement {
      if !entry.isDrawn { draw(entry) }
    } else {
      if !entry.isInTree {
        collectList(of: entry)
      } else if entry.isListDirty {
        entry.isListDirty = false
        _ = entry.updateList()
      }
      for inner in entry.entries { drawElements(of: inner) }
    }
  }

  /// Makes the element of a node and all below it.
  private func draw(_ node: ViewNode) {
    node.isElementDirty = false
    var element = description(of: node)
    element.share(&alike)
    node.element = element
    node.isDrawn = true
    node.isOutdated = true
    node.isKnown = false
    collectList(of: node)
    for entry in node.entries { drawAtPlace(entry) }
    node.forEachOverlay { drawAtPlace($0) }
  }

  private func drawAtPlace(_ entry: ViewNode) {
    entry.isPlaced = true
    if entry.hasElement {
      draw(entry)
    } else {
      for inner in entry.entries { drawAtPlace(inner) }
    }
  }

  /// Collects the list of a node that has come, and those of the lists in it.
  private func collectList(of node: ViewNode) {
    node.isListDirty = false
    node.isInTree = true
    node.collectEntries()
    for entry in node.entries where !entry.hasElement { collectList(of: entry) }
  }

  /// Puts the elements of an entry in front of another, from the last to the first; returns the
  /// first.
  @discardableResult
  private func place(_ entry: ViewNode, before anchor: ViewNode?) -> ViewNode? {
    entry.isPlaced = true
    if entry.hasElement {
      if let parent = entry.elementParent { tell(of: entry, in: parent, before: anchor?.id) }
      return entry
    }
    var anchor = anchor
    for inner in entry.entries.reversed() { anchor = place(inner, before: anchor) }
    return anchor
  }

  /// Takes a node that stays mounted out of the tree.
  func takeOut(_ node: ViewNode) {
    node.forEachElement { tell(removed: $0) }
    if !node.hasElement { node.forEachOverlay { tell(removed: $0) } }
    forget(node)
  }

  private func forget(_ node: ViewNode) {
    for below in node.entries + node.overlays where below.isInTree { forget(below) }
    if node.isDrawn { node.element = nil }
    node.isDrawn = false
    node.isInTree = false
    node.isPlaced = false
    if !node.ownsEntries { node.entries = [] }
    node.overlays = []
  }

  // MARK: Elements

  private func description(of node: ViewNode) -> Element {
    speaking(for: node) {
      guard node.isDescriptionObserved else { return node.currentElement }
      return trackDescription(of: node) { node.currentElement }
    }
  }

  private func redescribe(_ node: ViewNode) {
    let element = description(of: node)
    guard node.isDrawn, node.element!.replaceDescription(by: element) else { return }
    if let parent = node.elementParent { markOutdated(parent) }
    tell(.updated(element))
  }
}

extension GraphRuntime {
  /// Builds rows of a gap, and brings the tree up to date.
  func build(_ rows: Range<Int>, of gap: Element.ID) {
    flush()
    speaking { gaps[gap]?.build(rows) }
    flush()
  }

  /// Builds all rows, now and from now on.
  func buildAllRows() {
    buildsRowsWhenShown = false
    while !gaps.isEmpty {
      let all = gaps.sorted { $0.key < $1.key }.map(\.value)
      speaking { for gap in all { gap.build(0..<gap.count) } }
      flush()
    }
  }
}

/// Rows that are not built yet.
protocol Gap: AnyObject {
  /// How many they are.
  var count: Int { get }
  /// Builds some of them, counted from the first one.
  func build(_ rows: Range<Int>)
}
