/// A view whose identity is tied to a value: another value makes it another view.
public struct IdentityView<Content: View, ID: Hashable>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content
  let id: ID

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    IdentityNode(view, at: site).mounted()
  }
}

extension View {
  /// Ties the view's identity to a value: with another value, its state starts anew.
  public func id(_ id: some Hashable) -> some View { IdentityView(content: self, id: id) }
}
