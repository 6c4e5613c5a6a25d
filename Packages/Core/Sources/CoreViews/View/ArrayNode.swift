/// Keeps a node for each position.
final class ArrayNode<Content: View>: TypedNode<ArrayView<Content>> {
  private var children: [TypedNode<Content>] = []

  override func evaluate() {
    for (child, content) in zip(children, view.content) { child.update(content, environment) }
    let count = view.content.count
    guard count != children.count else { return }
    for child in children.dropFirst(count) { child.unmount() }
    children.removeLast(max(0, children.count - count))
    for content in view.content.dropFirst(children.count) {
      children.append(Content._makeNode(content, at: childSite()))
    }
    structureChanged()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }
}
