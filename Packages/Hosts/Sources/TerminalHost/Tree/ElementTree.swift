import CoreViews

/// The elements that a session shows, kept in step with it by the changes that it tells.
final class ElementTree {
  private(set) var root: ElementNode
  private var nodes: [Element.ID: ElementNode] = [:]
  private var modals: [Element.ID: ElementNode] = [:]
  private var stacks: [Element.ID: ElementNode] = [:]
  private var gaps: Set<Element.ID> = []
  /// The elements that views want to have the focus.
  private var focused: Set<Element.ID> = []
  /// The one of them that has come last, until it is taken.
  private var wanted: Element.ID?
  /// The number of the last place that each element wanted to be scrolled to.
  private var scrolls: [Element.ID: Int] = [:]
  private var scrollTarget: Element.ScrollTarget?
  /// The elements of which the session wants to know how they are laid out.
  private(set) var reported: [Element.ID: ElementNode] = [:]
  /// The elements that follow fingers.
  private(set) var touched: [Element.ID: ElementNode] = [:]
  /// Tab views whose pages are turned.
  private(set) var pages: [Element.ID: ElementNode] = [:]
  /// The controls that a key presses from anywhere.
  private(set) var shortcuts: [Element.ID: ElementNode] = [:]
  /// The number of the last update in which anything was another.
  private(set) var update = 0

  init(_ root: Element) {
    self.root = ElementNode(root, depth: 0)
    take(whole: root)
  }

  /// Whether there are rows that are not built.
  var hasGaps: Bool { !gaps.isEmpty }

  /// The node of an element; nil once it has gone.
  subscript(id: Element.ID) -> ElementNode? { nodes[id] }

  /// Returns the element that views have come to want the focus for, once.
  func takeWanted() -> Element.ID? {
    defer { wanted = nil }
    return wanted
  }

  /// Returns the element that views have come to want in sight, once.
  func takeScrollTarget() -> Element.ScrollTarget? {
    defer { scrollTarget = nil }
    return scrollTarget
  }

  /// Carries out what a session tells, and returns whether anything is another.
  ///
  /// A step that names what is not there is left out. Complexity: linear in what has changed.
  func take(_ changes: ElementChanges) -> Bool {
    switch changes {
    case .all(let root):
      guard root != self.root.whole else { return false }
      take(whole: root)
    case .steps(let steps):
      guard !steps.isEmpty else { return false }
      update += 1
      for step in steps { carryOut(step) }
    }
    return true
  }

  private func take(whole element: Element) {
    update += 1
    (nodes, modals, stacks, gaps) = ([:], [:], [:], [])
    (reported, touched, shortcuts, pages) = ([:], [:], [:], [:])
    root = add(element, depth: 0)
  }

  private func carryOut(_ step: ElementChange) {
    switch step {
    case .inserted(let element, let parent, let before):
      guard let parent = nodes[parent], nodes[element.id] == nil else { return }
      place(add(element, depth: parent.depth + 1), in: parent, before: before)
    case .removed(let id):
      guard let node = nodes[id], let parent = node.parent else { return }
      parent.remove(node)
      parent.relist(in: update)
      forget(node)
    case .moved(let id, let before):
      guard let node = nodes[id], let parent = node.parent, before != id else { return }
      parent.remove(node)
      place(node, in: parent, before: before)
    case .updated(let element):
      guard let node = nodes[element.id] else { return }
      node.describe(element)
      register(node)
      node.touch(in: update)
    }
  }

  private func place(_ node: ElementNode, in parent: ElementNode, before: Element.ID?) {
    let anchor = before.flatMap { nodes[$0] }.flatMap { $0.parent === parent ? $0 : nil }
    parent.insert(node, at: anchor.map(parent.index) ?? parent.children.count)
    parent.relist(in: update)
  }

  /// Makes the nodes of an element and all below it, however deep.
  private func add(_ element: Element, depth: Int) -> ElementNode {
    let top = ElementNode(element, depth: depth, in: update)
    var rest = [(element, top)]
    while let (element, node) = rest.popLast() {
      register(node)
      for child in element.children {
        let inner = ElementNode(child, depth: node.depth + 1, in: update)
        node.insert(inner, at: node.children.count)
        rest.append((child, inner))
      }
    }
    return top
  }

  private func register(_ node: ElementNode) {
    nodes[node.id] = node
    modals[node.id] = node.role.isModal ? node : nil
    stacks[node.id] = node.role == .navigation ? node : nil
    if node.role == .gap { gaps.insert(node.id) }
    if !node.element.isFocused {
      focused.remove(node.id)
    } else if focused.insert(node.id).inserted {
      wanted = node.id
    }
    if let target = node.element.traits.scrollTarget, scrolls[node.id] != target.number {
      (scrolls[node.id], scrollTarget) = (target.number, target)
    }
    let isReported =
      node.element.style.layout.arrangement.isReported || node.element.traits.tellsScrolling
    reported[node.id] = isReported ? node : nil
    pages[node.id] = node.role == .tabs && node.element.traits.look == .pages ? node : nil
    touched[node.id] = node.element.traits.touches.followsFingers ? node : nil
    shortcuts[node.id] = node.element.accessibility.shortcut == nil ? nil : node
  }

  private func forget(_ top: ElementNode) {
    var rest = [top]
    while let node = rest.popLast() {
      nodes[node.id] = nil
      modals[node.id] = nil
      stacks[node.id] = nil
      gaps.remove(node.id)
      focused.remove(node.id)
      reported[node.id] = nil
      touched[node.id] = nil
      pages[node.id] = nil
      scrolls[node.id] = nil
      shortcuts[node.id] = nil
      rest.append(contentsOf: node.children)
    }
  }
}

// MARK: Layers

extension ElementTree {
  /// The modal presentations on screen, in reading order.
  ///
  /// Complexity: linear in the number of presentations and their depth.
  var shownModals: [ElementNode] {
    modals.values.filter { $0.parent?.isDeepest != true && !$0.isHidden }.sorted {
      $0.precedes($1)
    }
  }

  /// The controls with a shortcut on the front layer, in reading order.
  ///
  /// Complexity: linear in the number of such controls and their depth.
  var shortcutsInFront: [ElementNode] {
    let layer = shownModals.last ?? root
    return shortcuts.values.filter { $0.isShown(below: layer) }.sorted { $0.precedes($1) }
  }

  /// The step that going back takes while the root or a modal presentation is in front.
  ///
  /// Complexity: linear in the number of navigation stacks and their depth.
  func wayBack(of layer: ElementNode) -> Element.WayBack? {
    switch layer.role.category {
    case .dialog: layer.cancelButton.map { .press($0.id) }
    case .sheet, .cover:
      stackToPop(in: layer) ?? (layer.element.isEnabled ? .close(layer.id) : nil)
    case .stack, .content, .control, .rows, .page: stackToPop(in: layer)
    }
  }

  /// The last and innermost stack on screen that has more than its root.
  private func stackToPop(in layer: ElementNode) -> Element.WayBack? {
    let stacks = stacks.values.filter { stack in
      stack.hasScreenToPop && stack.isShown(below: layer)
    }
    return stacks.max { $0.precedes($1) }.map { .pop($0.id) }
  }
}

extension ElementNode {
  /// Whether it, or what it stands in, is hidden.
  fileprivate var isHidden: Bool {
    var current: ElementNode? = self
    while let node = current, node.parent != nil {
      if node.element.isHidden { return true }
      current = node.parent
    }
    return false
  }

  /// Whether it is a stack with more than its root.
  fileprivate var hasScreenToPop: Bool {
    let last = children.last { $0.role == .screen }
    return last?.element.traits.isBackHidden == false && children.count { $0.role == .screen } > 1
  }

  /// Whether it is part of a layer, not of another in front, and on screen.
  fileprivate func isShown(below layer: ElementNode) -> Bool {
    var current: ElementNode? = self
    while let node = current {
      if node === layer { return true }
      guard node.isShown else { return false }
      current = node.parent
    }
    return false
  }

  /// Whether it comes before another in reading order; what it stands in comes before it.
  fileprivate func precedes(_ other: ElementNode) -> Bool {
    let (path, otherPath) = (path, other.path)
    for (node, otherNode) in zip(path, otherPath) where node !== otherNode {
      guard let parent = node.parent else { return false }
      return parent.index(of: node) < parent.index(of: otherNode)
    }
    return path.count < otherPath.count
  }

  /// The button that cancels a dialog, else its only one, as long as it is enabled.
  fileprivate var cancelButton: ElementNode? {
    let buttons = children.filter { $0.role == .button && !$0.element.isHidden }
    let button =
      buttons.first { $0.element.style.buttonRole == .cancel }
      ?? (buttons.count == 1 ? buttons[0] : nil)
    return button?.element.isEnabled == true ? button : nil
  }
}
