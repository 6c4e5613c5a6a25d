import CoreViews

/// What a layout has changed on the screen since it was last painted.
struct LayoutDamage {
  /// Whether all of it is to be painted.
  private(set) var isWhole = true
  /// Rows of the content of layers.
  private(set) var rows: [(layer: Int, rows: Range<Int>)] = []

  /// Adds what differs between two layouts, of which the log tells.
  mutating func add(from old: TerminalLayout, to new: TerminalLayout, _ log: LayoutLog) {
    guard !isWhole else { return }
    guard old.size == new.size, old.layers.count == new.layers.count, !log.hasMoved else {
      return addAll()
    }
    var changed = log.changed
    for (old, new) in zip(old.layers, new.layers) {
      guard new.hasSameFrame(as: old), new.content.frames == old.content.frames else {
        return addAll()
      }
      guard new.plan.kind != .dialog, new.plan.kind != .popup else {
        guard new.plan.content.allSatisfy({ !$0.changed(in: new.plan.tree) }) else {
          return addAll()
        }
        continue
      }
      for (old, new) in zip(old.content.children, new.content.children) where old !== new {
        guard let node = new.node else { return addAll() }
        changed.append(node)
      }
    }
    for node in changed { add(node, in: new) }
  }

  mutating func addAll() {
    isWhole = true
    rows = []
  }

  /// Adds the rows of an element.
  mutating func add(_ node: ElementNode, in layout: TerminalLayout) {
    for (index, layer) in layout.layers.enumerated() {
      guard let place = layer.place(of: node.id, outer: true) else { continue }
      rows.append((index, place.frame.y..<place.frame.maxY))
      return
    }
  }

  /// Forgets what was painted.
  mutating func clear() {
    isWhole = false
    rows = []
  }
}

extension ElementNode {
  fileprivate func changed(in tree: ElementTree) -> Bool { changedBelow >= tree.update }
}
