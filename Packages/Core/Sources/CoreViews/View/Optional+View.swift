/// A view that may be missing: the result of `if` without `else` in a view builder.
extension Optional: View where Wrapped: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    OptionalNode<Wrapped>(view, at: site).mounted()
  }
}

final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  private var content: TypedNode<Wrapped>?

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
