/// A mounted view that is made of other views.
final class BodyNode<Content: View>: TypedNode<Content> {
  @exclusivity(unchecked) private var child: TypedNode<Content.Body>?
  @exclusivity(unchecked) private var slots: [AnyObject?] = []

  override func evaluate() {
    let body = hasNoFields ? runtime.track(self) { view.body } : evaluateWithFields()
    if let child {
      child.update(consume body, environment)
    } else {
      child = Content.Body._makeNode(body, at: childSite())
    }
  }

  private func evaluateWithFields() -> Content.Body {
    let plan = runtime.fieldPlan(for: Content.self)
    hasNoFields = plan.isEmpty
    var installed = view
    if !plan.isEmpty { plan.install(into: &installed, slots: &slots, node: self) }
    return runtime.track(self) { installed.body }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child) }
  }
}
