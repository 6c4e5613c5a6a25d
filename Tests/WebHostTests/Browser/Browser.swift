import CoreViews

@testable import WebHost

/// A page as a browser has it: reads the HTML that the host writes, and carries out operations.
final class Browser {
  final class Node {
    var name: String
    var attributes: [String: String]
    var text = ""
    var children: [Node] = []
    weak var parent: Node?

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func append(_ node: Node) {
      node.parent = self
      children.append(node)
    }

    /// The node as text, with attributes in order.
    var html: String {
      let attributes = attributes.sorted { $0.key < $1.key }
        .map { " \($0.key)=\"\($0.value)\"" }.joined()
      return "<\(name)\(attributes)>\(text)\(children.map(\.html).joined())</\(name)>"
    }

    func find(_ id: String) -> Node? {
      if attributes["id"] == id { return self }
      for child in children { if let found = child.find(id) { return found } }
      return nil
    }
  }

  private(set) var root: Node
  /// The operations that name what is not there.
  private(set) var faults: [WebHost.Operation] = []

  init(html: String) { root = HTMLReader(html).read() }

  func carryOut(_ operations: [WebHost.Operation]) {
    for operation in operations where !carryOut(operation) { faults.append(operation) }
  }

  /// The row around an element of a list, else the element.
  private func outer(_ number: UInt64) -> Node? {
    let node = root.find("e\(number)")
    return node?.parent?.name == "li" ? node?.parent : node
  }

  private func slot(_ number: UInt64) -> Node? {
    root.find("k\(number)") ?? root.find("e\(number)")
  }

  private func put(_ node: Node, in parent: Node, before: UInt64?) -> Bool {
    node.parent?.children.removeAll { $0 === node }
    node.parent = parent
    guard let before else {
      parent.children.append(node)
      return true
    }
    guard let place = outer(before),
      let index = parent.children.firstIndex(where: { $0 === place })
    else { return false }
    parent.children.insert(node, at: index)
    return true
  }

  private func carryOut(_ operation: WebHost.Operation) -> Bool {
    switch operation {
    case .text(let id, let text):
      guard let node = root.find(id) else { return false }
      (node.text, node.children) = (text.escaped, [])
    case .attribute(let id, let name, let value):
      guard let node = root.find(id) else { return false }
      node.attributes[name] = value?.escaped
    case .insert(let html, let parent, let before):
      guard let parent = slot(parent) else { return false }
      return HTMLReader("<all>\(html)</all>").read().children
        .allSatisfy { put($0, in: parent, before: before) }
    case .remove(let first, let last):
      guard let parent = outer(first)?.parent,
        let start = parent.children.firstIndex(where: { $0 === outer(first) }),
        let end = parent.children.firstIndex(where: { $0 === outer(last) }), start <= end
      else { return false }
      parent.children.removeSubrange(start...end)
    case .move(let number, let before):
      guard let node = outer(number), let parent = node.parent else { return false }
      return put(node, in: parent, before: before)
    case .replace(let number, let html):
      guard let node = root.find("e\(number)") else { return false }
      let new = HTMLReader(html).read()
      if let mark = new.first("slot"), let place = mark.parent {
        place.children = []
        for child in slot(number)?.children ?? [] { place.append(child) }
      }
      guard let parent = node.parent else {
        root = new
        return true
      }
      new.parent = parent
      parent.children = parent.children.map { $0 === node ? new : $0 }
    case .whole(_, _, let html): root = HTMLReader(html).read()
    case .notice, .ask, .place: break
    }
    return true
  }
}

extension Browser.Node {
  func first(_ name: String) -> Browser.Node? {
    if self.name == name { return self }
    for child in children { if let found = child.first(name) { return found } }
    return nil
  }
}
