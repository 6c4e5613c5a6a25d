/// A mounted view with others in front of it, behind it, or at one of its edges.
///
/// The elements of the view come first; the last child holds the others.
final class LayersNode<Content: View, Layer: View>: TypedNode<LayersView<Content, Layer>> {
  private var nodes: (content: TypedNode<Content>, layer: TypedNode<Layer>)?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let inner = environment.withoutDecoration
    if let nodes {
      nodes.content.update(view.content, inner)
      nodes.layer.update(view.layer, inner)
    } else {
      let site = childSite(environment: inner)
      nodes = (
        Content._makeNode(view.content, at: site), Layer._makeNode(view.layer, at: site)
      )
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .layered
    element.isEnabled = environment.builtIn.isEnabled
    element.style.layout.arrangement = view.arrangement
    environment.builtIn.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    guard let nodes else { return }
    visit(nodes.content)
    visit(nodes.layer)
  }
}
