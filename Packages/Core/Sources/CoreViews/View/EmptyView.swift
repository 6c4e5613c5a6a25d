/// A view without content, which leaves no element in the tree.
public struct EmptyView: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Makes an empty view.
  @inlinable
  public init() {}

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TypedNode(view, at: site).mounted()
  }
}
