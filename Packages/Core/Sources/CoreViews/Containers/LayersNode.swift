/// A mounted view with others in front of it, behind it, or at one of its edges.
///
/// The elements of the view come first; the last child holds the others.
final class LayersNode<Content: View, Layer: View>: TypedElementNode<LayersView<Content, Layer>> {
  private var inner: EnvironmentValues?
  private var content: TypedNode<Content>?
  private var layer: TypedNode<Layer>?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let outer = environment.withoutDecoration
    // Names, focus and actions are those of the view, not of what is drawn over or behind it.
    let inner = environment.inner(with: environment.builtIn.decoration?.ofView, kept: &inner)
    if let content, let layer {
      content.update(view.content, inner)
      layer.update(view.layer, outer)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
      layer = Layer._makeNode(view.layer, at: childSite(environment: outer))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .layered
    element.isEnabled = environment.builtIn.isEnabled
    element.style.layout.arrangement = view.arrangement
    environment.applyPlace(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let layer { visit(layer) }
  }
}

extension LayersNode: LayersOwner {
  var contentNode: ViewNode? { content }
}
