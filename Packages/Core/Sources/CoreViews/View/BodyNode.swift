/// A mounted view that is made of other views.
final class BodyNode<Content: View>: TypedNode<Content> {
  @exclusivity(unchecked) private var child: TypedNode<Content.Body>?
  @exclusivity(unchecked) private var slots: [AnyObject?] = []

  override func evaluate() {
    let plan = runtime.fieldPlan(for: Content.self)
    var installed = view
    if !plan.isEmpty {
      plan.install(into: &installed, slots: &slots, node: self)
    }
    let body = runtime.track(self) { installed.body }
    if let child {
      child.update(body, environment)
    } else {
      child = Content.Body._makeNode(body, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}
