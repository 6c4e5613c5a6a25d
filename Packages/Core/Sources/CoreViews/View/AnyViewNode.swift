/// Mounts the view inside; one of another type replaces it.
final class AnyViewNode: TypedNode<AnyView> {
  private var child: (node: ViewNode, type: ObjectIdentifier)?

  override func evaluate() { show(view.content) }

  private func show<Content: View>(_ content: Content) {
    let type = ObjectIdentifier(Content.self)
    if let child, child.type == type {
      unsafeDowncast(child.node, to: TypedNode<Content>.self).update(content, environment)
    } else {
      child?.node.unmount()
      child = (Content._makeNode(content, at: childSite()), type)
      structureChanged()
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child.node) }
  }
}
