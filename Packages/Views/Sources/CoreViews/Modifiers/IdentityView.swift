/// A view whose identity is tied to a value: another value makes it another view.
public struct IdentityView<Content: View, ID: Hashable>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content
  let id: ID

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    IdentityNode(view, at: site).mounted()
  }
}

extension View {
  /// Ties the view's identity to a value: with another value, its state starts anew.
  public func id(_ id: some Hashable) -> some View { IdentityView(content: self, id: id) }
}

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

extension IdentityNode: IdentifyingNode {
  /// The view, if it has the id.
  func node(withID id: AnyHashable) -> ViewNode? {
    AnyHashable(unwrapping: view.id) == id ? self : nil
  }
}
