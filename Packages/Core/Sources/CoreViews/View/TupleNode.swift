/// Keeps a node for each of the views.
final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  @exclusivity(unchecked) private var children: [ViewNode] = []

  override func evaluate() {
    if children.isEmpty {
      let site = childSite()
      for child in repeat each view.storage.content { children.append(mount(child, at: site)) }
    } else {
      var index = 0
      for child in repeat each view.storage.content {
        refresh(child, in: children[index])
        index += 1
      }
    }
  }

  private func mount<Child: View>(_ child: Child, at site: MountSite) -> ViewNode {
    Child._makeNode(child, at: site)
  }

  private func refresh<Child: View>(_ child: Child, in node: ViewNode) {
    unsafeDowncast(node, to: TypedNode<Child>.self).update(child, environment)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }
}
