import CoreViews

/// Whether what has the focus can be seen.
extension TerminalModel {
  /// How far to scroll to see a target, with a row around it.
  func rows(toShow target: FocusTarget, in layer: LayerLayout) -> Int {
    guard !layer.holds(target) else { return 0 }
    let before = offset(of: layer)
    let seen = layer.seen(at: before)
    let margin = target.frame.height + 2 <= seen.count ? 1 : 0
    let down = max(0, target.frame.maxY + margin - seen.upperBound)
    return min(down, target.frame.y - margin - seen.lowerBound)
  }

  /// What has the focus, if it can be seen.
  var visibleTarget: FocusTarget? {
    guard let front, let target = focusedTarget,
      front.isVisible(target, offset: offset(of: front)), !isAside(target), !isBeyondColumn(target)
    else { return nil }
    return target
  }

  var isFocusVisible: Bool { visibleTarget != nil }
}

/// Rows that are not built before they are nearly in sight.
extension TerminalModel {
  /// An end of the content that the focus goes to once the rows there are built.
  enum Edge { case start, end }

  /// The rows to build: those in sight, and those a screen further up and down, so that the focus
  /// finds its way to them.
  var missingRows: [MissingRows] {
    layout.layers.flatMap { layer -> [MissingRows] in
      guard layer.hasGaps else { return [] }
      let offset = offset(of: layer)
      let height = layer.viewport.height
      return layer.content.missingRows(in: (offset - height)..<(offset + 2 * height))
    }
  }

  /// Takes the changes after rows were built, and keeps what is seen in its place.
  mutating func tookRows(_ changes: ElementChanges) {
    let anchor = front.flatMap { layer in
      layer.content.firstElement(below: layer.seen(at: offset(of: layer)).lowerBound)
    }
    update(changes)
    guard let anchor, let front, let place = front.place(of: anchor.id) else { return }
    scroll(by: place.frame.y - anchor.y)
  }

  /// Scrolls the column with the focus, or else the page, to an end.
  mutating func scrollToEnd(_ layer: LayerLayout, toStart: Bool) {
    let rows = focusedColumn?.box.frames.first?.height ?? layer.content.size.height
    scrollFocused(by: toStart ? -rows : rows)
  }

  /// The first or last target of the column with the focus, or else of the page.
  func end(of layer: LayerLayout, toStart: Bool) -> FocusTarget? {
    endOfColumn(toStart: toStart) ?? (toStart ? layer.enabledTarget(0) : layer.lastContentTarget)
  }

  /// Takes the focus to the end that it was to go to, when the rows there are built.
  mutating func settleEdge() {
    guard let edge, let front else { return }
    self.edge = nil
    scrollToEnd(front, toStart: edge == .start)
    guard missingRows.isEmpty else {
      self.edge = edge
      return
    }
    guard let target = end(of: front, toStart: edge == .start), target.kind != .tab else { return }
    focus.focus(target.id, in: front)
    focusMoved()
  }
}

extension LayoutBox {
  /// The first element that begins in some row or below, and the row in which it does.
  fileprivate func firstElement(below row: Int) -> (id: Element.ID, y: Int)? {
    for position in positions(in: row..<(row + 200)) {
      let frame = frames[position]
      let child = children[position]
      if frame.y >= row, let node = child.node, !child.isGap { return (node.id, frame.y) }
      if let inner = child.firstElement(below: row - frame.y) {
        return (inner.id, inner.y + frame.y)
      }
    }
    return nil
  }
}
