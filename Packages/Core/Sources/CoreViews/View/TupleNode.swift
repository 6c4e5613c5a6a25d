/// Keeps a node for each of the views.
final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  @exclusivity(unchecked) private var children: [ViewNode] = []

  override func evaluate() {
    if children.isEmpty {
      children = TupleView._makeNodes(view, at: childSite())
    } else {
      TupleView._updateNodes(children, view, environment)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }
}
