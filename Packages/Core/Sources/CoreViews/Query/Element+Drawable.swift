extension Element {
  /// A depth that no screen is meant to reach.
  private static let deepest = 100

  /// The same tree, at most a hundred levels deep, so that a host may draw it recursively.
  ///
  /// At that depth, containers are replaced by the elements that they show. O(n).
  @_spi(Hosts)
  public var drawable: Element { isDeep(Self.deepest) ? cut(Self.deepest) : self }

  private func isDeep(_ levels: Int) -> Bool {
    children.contains { levels == 0 || $0.isDeep(levels - 1) }
  }

  private func cut(_ levels: Int) -> Element {
    var copy = self
    copy.children = levels > 0 ? children.map { $0.cut(levels - 1) } : shownLeaves
    return copy
  }

  /// The visible elements below that have no children, in reading order.
  private var shownLeaves: [Element] {
    var leaves: [Element] = []
    var rest = Array(children.reversed())
    while let next = rest.popLast() {
      if next.isHidden { continue }
      if next.children.isEmpty {
        leaves.append(next)
      } else {
        rest.append(contentsOf: next.children.reversed())
      }
    }
    return leaves
  }
}
