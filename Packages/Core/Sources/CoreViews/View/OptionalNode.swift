/// Mounts the view while there is one.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  @exclusivity(unchecked) private var content: TypedNode<Wrapped>?

  override func evaluate() {
    switch (view, content) {
    case (let view?, let content?): return content.update(view, environment)
    case (let view?, nil): content = Wrapped._makeNode(view, at: childSite())
    case (nil, let content?):
      content.unmount()
      self.content = nil
    case (nil, nil): return
    }
    structureChanged()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}
