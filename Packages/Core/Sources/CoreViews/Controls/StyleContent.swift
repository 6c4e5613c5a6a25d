/// A part of a control as its style gets it: a view whose type is hidden.
public struct StyleContent: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    StyleContentNode(view, at: site).mounted()
  }
}

private final class StyleContentNode: TypedNode<StyleContent> {
  private var child: TypedNode<AnyView>?

  override func evaluate() {
    if let child {
      child.update(view.content, environment)
    } else {
      child = AnyView._makeNode(view.content, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Whether it is a label that was not given, to a view or to a style.
  var isNoLabel: Bool {
    if case .some(.none) = self as? StyleContent? { return true }
    return self is EmptyView
  }
}
