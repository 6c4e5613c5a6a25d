/// A view that hides the type of the view inside.
///
/// The state inside is kept while the type inside stays the same; a view of another type replaces
/// it and starts anew.
public struct AnyView: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  static var nothing: AnyView { AnyView(EmptyView()) }

  let content: any View

  /// Hides the type of a view; wrapping an `AnyView` again adds no layer.
  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init(erasing view: some View) { self.init(view) }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    AnyViewNode(view, at: site).mounted()
  }
}

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
