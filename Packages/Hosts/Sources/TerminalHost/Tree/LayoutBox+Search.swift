import CoreViews

extension LayoutBox {
  /// Finds the box of an element below, by the way to it from the root of its tree.
  ///
  /// Complexity: linear in the levels between, and in the siblings on each that are no column's.
  ///
  /// With `outer` it is the element with its modifiers.
  func find(_ path: [ElementNode], outer: Bool = false) -> BoxPlace? {
    find(path, outer, in: Rect(.zero, size), after: TargetCount())
  }

  private func find(
    _ path: [ElementNode], _ outer: Bool, in frame: Rect, after before: TargetCount
  ) -> BoxPlace? {
    if let node {
      guard node.isOn(path) else { return nil }
      if node.depth == path.count - 1, outer || !isOuter {
        return BoxPlace(box: self, frame: frame, before: before)
      }
    }
    if let owner = column?.owner, !owner.isDeepest {
      guard owner.isOn(path), owner.depth + 1 < path.count else { return nil }
      let index = owner.index(of: path[owner.depth + 1]) - (column?.base ?? 0)
      guard children.indices.contains(index) else { return nil }
      return find(path, outer, at: index, in: frame, after: before)
    }
    for index in children.indices {
      if let place = find(path, outer, at: index, in: frame, after: before) { return place }
    }
    return nil
  }

  private func find(
    _ path: [ElementNode], _ outer: Bool, at index: Int, in frame: Rect,
    after before: TargetCount
  ) -> BoxPlace? {
    let own = isTarget ? before + TargetCount(isEnabled: isEnabled) : before
    return children[index].find(
      path, outer, in: frames[index].moved(by: frame.origin), after: own + counts[index])
  }

  /// The positions of the children that may be seen in some rows.
  ///
  /// Complexity: O(log n) for a column, which has its children in order.
  func positions(in rows: Range<Int>) -> Range<Int> {
    guard column != nil else { return children.indices }
    let first = frames.partition { $0.maxY > rows.lowerBound }
    let end = frames.partition { $0.y >= rows.upperBound }
    return first..<max(first, end)
  }
}

extension ElementNode {
  fileprivate func isOn(_ path: [ElementNode]) -> Bool {
    depth < path.count && path[depth] === self
  }
}

extension ContiguousArray {
  /// The first position whose element, and all after it, fulfil a condition.
  ///
  /// Complexity: O(log n).
  func partition(_ isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
