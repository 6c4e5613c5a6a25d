import CoreViews

/// A tree that a host keeps by carrying out the steps that a session hands it.
///
/// A step that names what is not there is kept for the test to see.
final class ElementMirror {
  private final class Node {
    var element: Element
    var children: [Node] = []
    weak var parent: Node?

    init(_ element: Element, _ mirror: ElementMirror) {
      self.element = element
      self.element.children = []
      mirror.nodes[element.id] = self
      children = element.children.map { Node($0, mirror) }
      for child in children { child.parent = self }
    }

    var whole: Element {
      var whole = element
      whole.children = children.map(\.whole)
      return whole
    }
  }

  private var nodes: [Element.ID: Node] = [:]
  private var top: Node?
  private(set) var faults: [ElementChange] = []

  var root: Element? { top?.whole }

  /// Carries out what a session hands it; returns the steps.
  @discardableResult
  func follow(_ session: some ViewSession) -> [ElementChange] {
    session.update()
    switch session.takeChanges() {
    case .all(let tree):
      nodes = [:]
      top = Node(tree, self)
      return []
    case .steps(let steps):
      for step in steps where !carryOut(step) { faults.append(step) }
      return steps
    }
  }

  private func carryOut(_ step: ElementChange) -> Bool {
    switch step {
    case .inserted(let element, let parent, let before):
      guard nodes[element.id] == nil, let parent = nodes[parent] else { return false }
      return insert(Node(element, self), in: parent, before: before)
    case .removed(let id):
      guard let node = nodes[id], let parent = node.parent else { return false }
      parent.children.removeAll { $0 === node }
      forget(node)
    case .moved(let id, let before):
      guard let node = nodes[id], let parent = node.parent, before != id else { return false }
      parent.children.removeAll { $0 === node }
      return insert(node, in: parent, before: before)
    case .updated(let element):
      guard let node = nodes[element.id], element.children.isEmpty else { return false }
      node.element = element
    }
    return true
  }

  private func insert(_ node: Node, in parent: Node, before: Element.ID?) -> Bool {
    node.parent = parent
    guard let before else {
      parent.children.append(node)
      return true
    }
    guard let index = parent.children.firstIndex(where: { $0.element.id == before }) else {
      return false
    }
    parent.children.insert(node, at: index)
    return true
  }

  private func forget(_ node: Node) {
    nodes[node.element.id] = nil
    for child in node.children { forget(child) }
  }
}
