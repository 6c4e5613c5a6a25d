import CoreViews

/// Rows of views that are scrolled sideways.
extension TerminalModel {
  /// Scrolls the row that has the focus, or that what has the focus is in, by half its width;
  /// returns whether there was anything to scroll to.
  mutating func scrollAcross(_ direction: NearestTarget.Direction) -> Bool {
    guard let (node, box) = focusedScroller else { return false }
    let half = max(1, box.size.width / 2)
    return slide(node, box, by: direction == .left ? -half : half)
  }

  /// Scrolls the row at a place of the screen; returns whether there is one with something to
  /// scroll to.
  @discardableResult
  mutating func scrollAcross(by columns: Int, at point: Point) -> Bool {
    guard let front, let inContent = front.contentPoint(at: point, offset: offset(of: front)),
      let (node, box) = front.content.scroller(at: inContent, from: Point(x: front.contentX, y: 0))
    else { return false }
    return slide(node, box, by: columns)
  }

  /// Whether left and right scroll the row that has the focus, or that what has the focus is in.
  var scrollsAcross: Bool {
    guard isFocusVisible, let hidden = focusedScroller?.box.hiddenColumns else { return false }
    return hidden.leading + hidden.trailing > 0
  }

  /// Whether a target is scrolled out of sight sideways.
  func isAside(_ target: FocusTarget) -> Bool {
    guard let front, let node = front.plan.tree[target.id]?.parent?.scrollerAcross,
      let frame = front.place(of: node.id)?.frame
    else { return false }
    return target.frame.maxX <= frame.x || target.frame.x >= frame.maxX
  }

  /// Whether something is in the same row that is scrolled sideways as what has the focus.
  func isInFocusedScroller(_ target: FocusTarget) -> Bool {
    guard let front, let (scroller, _) = focusedScroller else { return false }
    return front.plan.tree[target.id]?.scrollerAcross === scroller
  }

  private var focusedScroller: (node: ElementNode, box: LayoutBox)? {
    guard let front, let id = focus.current, let node = front.plan.tree[id]?.scrollerAcross,
      let box = front.place(of: node.id)?.box
    else { return nil }
    return (node, box)
  }

  /// Scrolls rows sideways as little as needed to see an element, or so that a part of it meets the
  /// same part of the row.
  mutating func showAcross(_ id: Element.ID, anchor: Double? = nil) {
    guard let front else { return }
    var current = front.plan.tree[id]?.parent?.scrollerAcross
    while let node = current {
      current = node.parent?.scrollerAcross
      guard let (frame, box) = front.place(of: node.id).map({ ($0.frame, $0.box) }),
        let target = front.place(of: id, outer: true)?.frame
      else { continue }
      let start = target.x - frame.x
      guard anchor == nil else {
        let distance = Double(target.width - frame.width) * (anchor ?? 0)
        slide(node, box, by: start + Int(distance.rounded()))
        continue
      }
      slide(node, box, by: min(max(0, start + target.width - frame.width), start))
    }
  }

  @discardableResult
  private mutating func slide(_ node: ElementNode, _ box: LayoutBox, by columns: Int) -> Bool {
    let hidden = box.hiddenColumns
    let offset = min(max(0, hidden.leading + columns), hidden.leading + hidden.trailing)
    guard offset != hidden.leading else { return false }
    node.slide(to: offset)
    box.slide(to: offset)
    damage.add(node, in: layout)
    return true
  }
}

/// Pages of a tab view, which are turned by a finger elsewhere.
extension TerminalModel {
  /// Turns the page that is seen; nil at the first and the last one, and where there are none.
  func turnPage(_ direction: NearestTarget.Direction) -> TerminalCommand? {
    guard let tabs = shownPages?.children.filter({ $0.role == .tab && $0.element.isEnabled }),
      let shown = tabs.firstIndex(where: \.element.isSelected)
    else { return nil }
    let next = direction == .left ? shown - 1 : shown + 1
    return tabs.indices.contains(next) ? .perform(.activate(tabs[next].id)) : nil
  }

  /// Whether left and right turn pages.
  var turnsPages: Bool { shownPages != nil }

  /// The pages in front, of several the innermost.
  private var shownPages: ElementNode? {
    guard !tree.pages.isEmpty, let front, front.plan.tree === tree else { return nil }
    return tree.pages.values.filter { node in
      front.plan.tabs === node || front.place(of: node.id) != nil
    }
    .max { ($0.depth, $0.id) < ($1.depth, $1.id) }
  }
}
