/// Collects the nearest elements below a node, in reading order, with modal presentations last.
struct ElementCollector {
  private var inline: [ViewNode] = []
  private var overlays: [ViewNode] = []

  var nodes: [ViewNode] { overlays.isEmpty ? inline : inline + overlays }

  mutating func add(_ node: ViewNode, below parent: ViewNode) {
    guard node.labelOwner === parent.labelOwner else { return }
    switch node.placement {
    case .inline: if node.hasElement { inline.append(node) } else { node.collect(&self) }
    case .overlay: overlays.append(node)
    case .detached: break
    }
  }

  mutating func append(_ node: ViewNode) { inline.append(node) }
}
