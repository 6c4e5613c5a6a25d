/// A view whose type is forgotten. State is kept for as long as the type inside stays the same.
public struct AnyView: View {
  public typealias Body = Never

  let content: any View

  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }

  public init(erasing view: some View) { self.init(view) }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    AnyViewNode(view, at: site).mounted()
  }
}

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
