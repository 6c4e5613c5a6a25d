/// The views of a label as one element, beside what the control holds.
final class LabelNode<Label: View>: TypedElementNode<Label> {
  private var content: TypedNode<Label>?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    if let content {
      content.update(view, environment)
    } else {
      content = Label._makeNode(view, at: childSite())
    }
  }

  override func describe(_ element: inout Element) { element.role = .label }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
