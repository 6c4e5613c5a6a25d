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

/// A box with its place in the coordinates of the box that was searched.
struct BoxPlace {
  var box: LayoutBox
  var frame: Rect
  /// How many can have the focus before it.
  var before: TargetCount
}

/// The only child of a box that is scrolled sideways.
extension LayoutBox {
  /// How many columns of its content are hidden at the leading and at the trailing edge.
  var hiddenColumns: (leading: Int, trailing: Int) {
    guard content == .across, let frame = frames.first else { return (0, 0) }
    return (max(0, -frame.x), max(0, frame.maxX - size.width))
  }

  /// How many rows of its content are hidden at the top and at the bottom.
  var hiddenRows: (above: Int, below: Int) {
    guard content == .down, let frame = frames.first else { return (0, 0) }
    return (max(0, -frame.y), max(0, frame.maxY - size.height))
  }

  /// The innermost element that can have the focus at a place.
  func target(at point: Point, from origin: Point = .zero) -> FocusTarget? {
    let frame = Rect(origin, size)
    guard total.all > 0, !isClipped || frame.contains(point) else { return nil }
    var found = frame.contains(point) ? target(in: frame) : nil
    forEachChild(in: point.y - frame.y, origin) { child, place in
      found = child.target(at: point, from: place) ?? found
    }
    return found
  }

  /// The innermost element at a place that is scrolled sideways, or down, and its box.
  func scroller(
    _ kind: Content = .across, at point: Point, from origin: Point = .zero
  ) -> (node: ElementNode, box: LayoutBox)? {
    let frame = Rect(origin, size)
    guard !isClipped || frame.contains(point) else { return nil }
    var found = content == kind && frame.contains(point) ? node.map { ($0, self) } : nil
    forEachChild(in: point.y - frame.y, origin) { child, place in
      found = child.scroller(kind, at: point, from: place) ?? found
    }
    return found
  }

  private func forEachChild(
    in row: Int, _ origin: Point, _ visit: (_ child: LayoutBox, _ place: Point) -> Void
  ) {
    for position in positions(in: row..<(row + 1)) {
      visit(children[position], frames[position].origin + origin)
    }
  }
}

extension LayoutBox {
  /// The rows of gaps that would be seen in some rows of cells of the box.
  ///
  /// Complexity: linear in the boxes that are seen there.
  func missingRows(in cells: Range<Int>) -> [MissingRows] {
    if case .gap(let count, let height) = content, let node {
      let first = max(0, cells.lowerBound) / max(1, height)
      let end = (max(0, cells.upperBound) + height - 1) / max(1, height)
      let rows = (first..<max(first, end)).clamped(to: 0..<count)
      return rows.isEmpty ? [] : [MissingRows(gap: node.id, rows: rows)]
    }
    return positions(in: cells).flatMap { position in
      let frame = frames[position]
      let inner = (cells.lowerBound - frame.y)..<(cells.upperBound - frame.y)
      return frame.y < cells.upperBound && frame.maxY > cells.lowerBound
        ? children[position].missingRows(in: inner) : []
    }
  }
}

/// Rows that a gap stands for, counted from its first one.
struct MissingRows: Equatable {
  var gap: Element.ID
  var rows: Range<Int>
}
