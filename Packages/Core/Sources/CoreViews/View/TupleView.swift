/// Several views in a row: the result of several statements in a view builder.
public struct TupleView<each Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: (repeat each Content)

  /// Makes one view of several, without an element of its own.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TupleNode<repeat each Content>(view, at: site).mounted()
  }
}

final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  private var children: [ViewNode] = []

  override func evaluate() {
    if children.isEmpty {
      let site = childSite()
      for child in repeat each view.content { children.append(mount(child, at: site)) }
    } else {
      var index = 0
      for child in repeat each view.content {
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
