/// A view that is another one when its id changes.
public struct IdentityView<Content: View, ID: Hashable>: View {
  public typealias Body = Never

  let content: Content
  let id: ID

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    IdentityNode(view, at: site).mounted()
  }
}

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

extension View {
  /// Ties the view's state to a value: with another one, it starts afresh.
  public func id(_ id: some Hashable) -> some View { IdentityView(content: self, id: id) }
}
