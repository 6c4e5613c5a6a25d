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
