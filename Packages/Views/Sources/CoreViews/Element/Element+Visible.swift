extension Element {
  /// The element without anything that is off screen.
  ///
  /// Tabs that are not selected stay, without their content, as do modal presentations. O(n).
  public var visible: Element {
    var copy = self
    copy.children = children.compactMap { child in
      if child.isSpokenOnly { return nil }
      guard child.isHidden else { return child.visible }
      guard child.role == .tab else { return nil }
      var tab = child
      tab.children = []
      return tab
    }
    return copy
  }

  /// The modal presentation in front: the last one in reading order that is on screen.
  ///
  /// Nil while there is none. O(n).
  public var frontModal: Element? {
    for child in children.reversed() where !child.isHidden {
      if let modal = child.frontModal { return modal }
      if child.role.isModal { return child }
    }
    return nil
  }

  /// The element without the modal presentations below it.
  var withoutModals: Element {
    var copy = self
    copy.children = children.filter { !$0.role.isModal }.map(\.withoutModals)
    return copy
  }

  /// The element and everything below it, in reading order; also hidden elements.
  public var flattened: [Element] {
    var all: [Element] = []
    appendFlattened(to: &all)
    return all
  }

  private func appendFlattened(to all: inout [Element]) {
    all.append(self)
    for child in children { child.appendFlattened(to: &all) }
  }
}

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

@_spi(Hosts)
extension Element {
  /// Whether two trees say, show and do the same, whatever their ids and whichever has the focus.
  public func isLike(_ other: Element) -> Bool {
    guard children.count == other.children.count else { return false }
    var (one, two) = (self, other)
    two.id = one.id
    two.isFocused = one.isFocused
    (one.children, two.children) = ([], [])
    return one == two && zip(children, other.children).allSatisfy { $0.isLike($1) }
  }
}
