/// A view that may be missing: the result of `if` without `else` in a view builder.
extension Optional: View where Wrapped: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    OptionalNode<Wrapped>(view, at: site).mounted()
  }
}
