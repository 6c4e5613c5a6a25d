import CoreViews

/// Columns of a split view that are scrolled by themselves.
extension TerminalModel {
  /// The column that what has the focus is in, if there is more of it than is seen.
  var focusedColumn: (node: ElementNode, box: LayoutBox, frame: Rect)? {
    focus.current.flatMap { column(around: $0) }
  }

  /// The column that an element is in, if there is more of it than is seen.
  func column(around id: Element.ID) -> (node: ElementNode, box: LayoutBox, frame: Rect)? {
    guard let front, let node = front.plan.tree[id]?.columnAround,
      let place = front.place(of: node.id), place.box.content == .down
    else { return nil }
    return (node, place.box, place.frame)
  }

  /// The columns beside the one with the focus of which there is more than is seen, and nothing in
  /// them can have it.
  var columnsToRead: [(node: ElementNode, box: LayoutBox)] {
    guard let front, let id = focus.current, let own = front.plan.tree[id]?.columnAround else {
      return []
    }
    let others = own.parent?.shownChildren.filter { $0.isColumn && $0 !== own } ?? []
    return others.compactMap { node in
      guard let box = front.place(of: node.id)?.box, box.content == .down, box.total.enabled == 0
      else { return nil }
      return (node, box)
    }
  }

  /// The nearest target above or below, which is in the same column if the focus is in one.
  func neighbourInColumn(_ direction: NearestTarget.Direction) -> FocusTarget? {
    guard let front, let target = focusedTarget else { return nil }
    guard let own = front.plan.tree[target.id]?.columnAround,
      let frame = front.place(of: own.id)?.frame
    else { return front.neighbour(of: target, going: direction) }
    if let next = front.neighbour(of: target, going: direction, in: frame.x..<frame.maxX) {
      return next
    }
    let next = front.neighbour(of: target, going: direction)
    return next.flatMap { front.plan.tree[$0.id]?.columnAround } == nil ? next : nil
  }

  /// The nearest target in a column to the left or right of that with the focus.
  func inColumnBeside(_ direction: NearestTarget.Direction) -> FocusTarget? {
    guard let front, let target = focusedTarget,
      let own = front.plan.tree[target.id]?.columnAround,
      let found = front.neighbour(of: target, going: direction, isLoose: true),
      let other = front.plan.tree[found.id]?.columnAround, other !== own
    else { return nil }
    return found
  }

  /// Scrolls the column with the focus, or else the page, or a column that is only read; returns
  /// whether there was anything to scroll to.
  @discardableResult
  mutating func scrollFocused(by rows: Int) -> Bool {
    if let (node, box, _) = focusedColumn, slideDown(node, box, by: rows) { return true }
    if scroll(by: rows) { return true }
    for (node, box) in columnsToRead where slideDown(node, box, by: rows) { return true }
    return false
  }

  /// Scrolls the column at a place of the screen; returns whether there is one with something to
  /// scroll to.
  mutating func scrollColumn(by rows: Int, at point: Point) -> Bool {
    guard let front, let inContent = front.contentPoint(at: point, offset: offset(of: front)),
      let (node, box) = front.content.scroller(
        .down, at: inContent, from: Point(x: front.contentX, y: 0))
    else { return false }
    return slideDown(node, box, by: rows)
  }

  /// Scrolls a column as little as needed to see an element, or so that a part of it meets the same
  /// part of the column.
  mutating func showInColumn(_ id: Element.ID, anchor: Double? = nil) {
    guard let front, let (node, box, frame) = column(around: id),
      let target = front.place(of: id, outer: true)?.frame
    else { return }
    let up = target.y - frame.y
    guard anchor == nil else {
      let distance = Double(target.height - frame.height) * (anchor ?? 0)
      slideDown(node, box, by: up + Int(distance.rounded()))
      return
    }
    let margin = target.height + 2 <= frame.height ? 1 : 0
    let down = max(0, target.maxY + margin - frame.maxY)
    slideDown(node, box, by: min(down, up - margin))
  }

  /// Whether a target is scrolled out of sight in its column.
  func isBeyondColumn(_ target: FocusTarget) -> Bool {
    guard let frame = column(around: target.id)?.frame else { return false }
    return target.frame.maxY <= frame.y || target.frame.y >= frame.maxY
  }

  /// Whether something is in another column than what has the focus, where that is scrolled.
  func isBesideColumn(_ target: FocusTarget) -> Bool {
    guard let focused = focusedColumn?.node else { return false }
    return column(around: target.id)?.node !== focused
  }

  /// The first or last target of the column with the focus; nil where none is scrolled.
  func endOfColumn(toStart: Bool) -> FocusTarget? {
    guard let front, let (node, box, _) = focusedColumn, box.total.enabled > 0 else { return nil }
    let first = front.enabledIndex(of: node.id)
    return front.enabledTarget(toStart ? first : first + box.total.enabled - 1)
  }

  @discardableResult
  private mutating func slideDown(_ node: ElementNode, _ box: LayoutBox, by rows: Int) -> Bool {
    let hidden = box.hiddenRows
    let offset = min(max(0, hidden.above + rows), hidden.above + hidden.below)
    guard offset != hidden.above else { return false }
    node.scrollDown(to: offset)
    box.slide(to: offset)
    damage.add(node, in: layout)
    return true
  }
}
