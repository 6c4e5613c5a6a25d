extension ViewNode {
  /// Collects the list anew, and returns the positions of entries that have come or moved.
  func collectList() -> [Int] {
    let (former, formerOverlays) = (entries, overlays)
    collectEntries()
    let areOverlaysSame = formerOverlays.elementsEqual(overlays, by: ===)
    if !areOverlaysSame, !formerOverlays.isEmpty {
      leave(formerOverlays, for: overlays)
      overlays.takeUpMoved(since: formerOverlays)
    }
    if former.elementsEqual(entries, by: ===) { return [] }
    if !former.isEmpty {
      leave(former, for: entries)
      entries.takeUpMoved(since: former)
    }
    return entries.indices.filter { !entries[$0].isPlaced }
  }

  /// Takes over what was collected.
  func take(_ collector: ElementCollector) {
    entries = collector.inline
    overlays = collector.overlays
    if !overlays.isEmpty { noteOverlays() }
  }

  /// Takes out of the tree what is still mounted and no longer in the list.
  private func leave(_ former: [ViewNode], for current: [ViewNode]) {
    let kept = Set(current.lazy.map { ObjectIdentifier($0) })
    for node in former where node.isMounted && node.isInTree {
      if !kept.contains(ObjectIdentifier(node)) { runtime.takeOut(node) }
    }
  }

  /// Lets the lists around this one know that they hold a modal presentation.
  private func noteOverlays() {
    guard overlays.contains(where: \.hasElement) else { return }
    var current: ViewNode? = self
    while let list = current, !list.hasElement {
      list.mayHaveOverlays = true
      current = list.listOwner
    }
  }

  /// Marks the elements of an entry as being at no place.
  func takeUp() {
    isPlaced = false
    guard !hasElement else { return }
    for entry in entries { entry.takeUp() }
    for overlay in overlays where overlay.hasElement { overlay.isPlaced = false }
  }

  // MARK: Reading a list

  /// Visits the elements of an entry, in reading order: its own, or those of its rows.
  func forEachElement(_ visit: (ViewNode) -> Void) {
    if hasElement { return visit(self) }
    for entry in entries { entry.forEachElement(visit) }
  }

  /// Visits the modal presentations of a list, in reading order.
  func forEachOverlay(_ visit: (ViewNode) -> Void) {
    for overlay in overlays {
      if overlay.hasElement {
        visit(overlay)
      } else if overlay.mayHaveOverlays {
        for row in overlay.entries { row.forEachOverlay(visit) }
      }
    }
  }

  /// Visits the children of the node's element, in order.
  func forEachChildElement(_ visit: (ViewNode) -> Void) {
    for entry in entries { entry.forEachElement(visit) }
    forEachOverlay(visit)
  }

  // MARK: Finding a place

  /// The element in front of which those of an entry stand; nil at the end.
  ///
  /// Elements that are not at their places do not count. Complexity: O(1) where the next one is;
  /// at the end of a row, linear in the number of rows.
  func anchor(after index: Int) -> ViewNode? {
    var list = self
    var index = index + 1
    while true {
      while index < list.entries.count {
        if let first = list.entries[index].firstPlaced { return first }
        index += 1
      }
      if list.hasElement { return list.overlayAnchor(after: nil) }
      guard let owner = list.listOwner,
        let position = owner.entries.firstIndex(where: { $0 === list })
      else { return nil }
      list = owner
      index = position + 1
    }
  }

  /// The first element of an entry that is at its place.
  private var firstPlaced: ViewNode? {
    guard isMounted else { return nil }
    if hasElement { return isPlaced ? self : nil }
    for entry in entries {
      if let first = entry.firstPlaced { return first }
    }
    return nil
  }

  /// The modal presentation in front of which another one stands, or, with nil, all others do.
  func overlayAnchor(after node: ViewNode?) -> ViewNode? {
    guard !overlays.isEmpty else { return nil }
    var isAfter = node == nil
    var anchor: ViewNode?
    forEachOverlay { overlay in
      if isAfter, anchor == nil, overlay.isMounted, overlay.isPlaced { anchor = overlay }
      if overlay === node { isAfter = true }
    }
    return anchor
  }
}

extension [ViewNode] {
  /// Takes up the nodes that stand in front of one that they stood behind.
  fileprivate func takeUpMoved(since former: [ViewNode]) {
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, node) in former.enumerated() { positions[ObjectIdentifier(node)] = index }
    var last = -1
    for node in self where node.isPlaced {
      guard let position = positions[ObjectIdentifier(node)] else { continue }
      if position < last { node.takeUp() } else { last = position }
    }
  }
}
