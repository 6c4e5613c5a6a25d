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
