/// Several views in a row: the result of several statements in a view builder.
public struct TupleView<each Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let storage: TupleStorage<repeat each Content>

  /// Makes one view of several, without an element of its own.
  public init(_ content: repeat each Content) { storage = TupleStorage(repeat each content) }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TupleNode<repeat each Content>(view, at: site).mounted()
  }
}
