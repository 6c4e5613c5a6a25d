/// Views told apart by their position: the result of a `for` loop in a view builder.
///
/// State stays at its position, also when the values of the loop move. Use ``ForEach`` for rows
/// that move.
public struct ArrayView<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: [Content]

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ArrayNode(view, at: site).mounted()
  }
}

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
