/// One of two views: the result of `if`/`else` and of `switch` in a view builder.
public enum ConditionalView<First: View, Second: View>: View {
  /// The view of the `if` branch.
  case first(First)
  /// The view of the `else` branch.
  case second(Second)

  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ConditionalNode<First, Second>(view, at: site).mounted()
  }
}
