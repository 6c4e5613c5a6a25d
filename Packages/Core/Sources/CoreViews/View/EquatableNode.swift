/// A mounted view that passes on only values that are not equal to the one before.
final class EquatableNode<Content: View & Equatable>: TypedNode<EquatableView<Content>> {
  private var child: (node: TypedNode<Content>, view: Content, environment: EnvironmentValues)?

  override func evaluate() {
    if let child {
      let isSame = child.view == view.content && environment.isIdentical(to: child.environment)
      if !isSame { child.node.update(view.content, environment) }
      self.child = (child.node, view.content, environment)
    } else {
      child = (Content._makeNode(view.content, at: childSite()), view.content, environment)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child.node) }
  }
}
