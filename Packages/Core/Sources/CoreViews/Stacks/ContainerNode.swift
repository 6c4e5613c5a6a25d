/// A mounted container, with its content.
final class ContainerNode<Container: ContainerView>: TypedNode<Container> {
  @exclusivity(unchecked) private var content: TypedNode<Container.Content>?

  override var hasElement: Bool { true }
  override var hasLazyRows: Bool { Container.hasLazyRows }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let inner = environment.withoutDecoration
    if let content {
      content.update(view.content, inner)
    } else {
      content = Container.Content._makeNode(view.content, at: childSite(environment: inner))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.isEnabled = environment.builtIn.isEnabled
    view.describe(&element)
    environment.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
