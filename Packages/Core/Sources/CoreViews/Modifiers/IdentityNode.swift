/// Mounts the content anew when the value changes.
final class IdentityNode<Content: View, ID: Hashable>: TypedNode<IdentityView<Content, ID>> {
  private var child: (node: TypedNode<Content>, id: ID)?

  override func evaluate() {
    if let child, child.id == view.id {
      return child.node.update(view.content, environment)
    }
    child?.node.unmount()
    child = (Content._makeNode(view.content, at: childSite()), view.id)
    structureChanged()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child.node) }
  }
}
