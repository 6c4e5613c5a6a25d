extension Element {
  /// Deeper than any screen is meant to be.
  private static let deepest = 100

  /// The same tree, in which nothing stands more than a hundred levels deep: there containers give
  /// way to what they show. So whatever draws it may call itself from level to level. O(n).
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

  /// What can be seen below, in reading order, without what holds it.
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
