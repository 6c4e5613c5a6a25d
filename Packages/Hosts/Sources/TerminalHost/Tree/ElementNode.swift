@_spi(Hosts) import CoreViews

/// An element of the tree that the host keeps, with its place there and the boxes made of it.
final class ElementNode {
  /// What the element says of itself; its children are nodes.
  private(set) var element: Element
  private(set) unowned(safe) var parent: ElementNode?
  private(set) var children: ContiguousArray<ElementNode> = []
  /// How many elements are above it.
  let depth: Int
  /// How many tab views, stacks and screens there are, here and below.
  private(set) var pageCount: Int
  /// Where it stands among its siblings, or near there.
  private var place = 0

  /// The update in which the element was last another.
  private(set) var changed = 0
  /// The update in which a child last came, went or moved.
  private(set) var relisted = 0
  /// The update in which anything was last another, here or below.
  private(set) var changedBelow = 0
  /// The same before that update.
  private(set) var changedBefore = 0
  /// The children at or below which something was another in that update.
  private(set) var changedChildren: [ElementNode] = []

  /// The boxes made of it, for what asked for them.
  var boxes: [StoredBox] = []
  var flexibility = Flexibility()
  /// How many columns of its content are scrolled away at the leading edge.
  var scrolledAcross = 0
  /// How many rows of a column are scrolled away at the top.
  var scrolledDown = 0

  /// Makes a node that has come in an update, without children.
  init(_ element: Element, depth: Int, in update: Int = 0) {
    self.element = element.withGlyphs
    self.element.children = []
    self.depth = depth
    (changed, relisted, changedBelow, changedBefore) = (update, update, update, update)
    pageCount = element.role.isPage ? 1 : 0
  }

  var id: Element.ID { element.id }
  var role: Element.Role { element.role }
  /// Whether it is laid out where it stands, being neither hidden nor a modal presentation.
  var isShown: Bool {
    !element.isHidden && !element.role.isModal && !element.isSpokenOnly
  }

  /// The children to draw, which are neither hidden nor modal.
  var shownChildren: [ElementNode] {
    layoutChildren.filter(\.isShown)
  }

  /// Whether more levels are below than a screen is meant to show.
  var isDeepest: Bool { depth >= Self.deepest }
  private static let deepest = 100

  /// The children, or at the deepest level that is drawn, what they show.
  var layoutChildren: ContiguousArray<ElementNode> {
    guard isDeepest else { return children }
    var leaves: ContiguousArray<ElementNode> = []
    var rest = Array(children.reversed())
    while let next = rest.popLast() {
      if next.element.isHidden { continue }
      if next.children.isEmpty {
        leaves.append(next)
      } else {
        rest.append(contentsOf: next.children.reversed())
      }
    }
    return leaves
  }

  /// The way to it from the root, by which its boxes are found; each node is at its depth.
  var path: [ElementNode] {
    var path: [ElementNode] = []
    path.reserveCapacity(depth + 1)
    var current: ElementNode? = self
    while let node = current {
      path.append(node)
      current = node.parent
    }
    path.reverse()
    return path
  }

  /// The element with everything below it.
  var whole: Element {
    var whole = element
    whole.children = children.map(\.whole)
    return whole
  }
}

// MARK: Changes

extension ElementNode {
  /// Takes what the element now says of itself.
  func describe(_ new: Element) {
    countPages(by: (new.role.isPage ? 1 : 0) - (element.role.isPage ? 1 : 0))
    element = new.withGlyphs
    element.children = []
  }

  func insert(_ child: ElementNode, at index: Int) {
    child.parent = self
    child.place = index
    children.insert(child, at: index)
    countPages(by: child.pageCount)
  }

  func remove(_ child: ElementNode) {
    children.remove(at: index(of: child))
    child.parent = nil
    countPages(by: -child.pageCount)
  }

  private func countPages(by difference: Int) {
    guard difference != 0 else { return }
    var current: ElementNode? = self
    while let node = current {
      node.pageCount += difference
      current = node.parent
    }
  }

  /// Notes that the element is another since an update.
  func touch(in update: Int) {
    changed = update
    noteAbove(update)
  }

  /// Notes that a child came, went or moved in an update.
  func relist(in update: Int) {
    relisted = update
    noteAbove(update)
  }

  private func noteAbove(_ update: Int) {
    guard note(update) else { return }
    var child = self
    while let node = child.parent {
      let isFirst = node.note(update)
      node.changedChildren.append(child)
      guard isFirst else { return }
      child = node
    }
  }

  /// Returns whether this is the first change of the update here or below.
  private func note(_ update: Int) -> Bool {
    guard changedBelow != update else { return false }
    changedBefore = changedBelow
    changedBelow = update
    changedChildren = []
    return true
  }

  /// Where a child stands: looked for around where it stood last.
  ///
  /// Complexity: linear in the number of siblings that have come or gone before it since.
  func index(of child: ElementNode) -> Int {
    var (low, high) = (min(child.place, children.count - 1), child.place + 1)
    while low >= 0 || high < children.count {
      if low >= 0, children[low] === child { high = low }
      if high < children.count, children[high] === child {
        child.place = high
        return high
      }
      (low, high) = (low - 1, high + 1)
    }
    preconditionFailure("The element \(child.id) is not below \(id).")
  }
}

extension Element.Role {
  /// Whether pages are made of it.
  var isPage: Bool { if case .page = category { true } else { false } }
}
