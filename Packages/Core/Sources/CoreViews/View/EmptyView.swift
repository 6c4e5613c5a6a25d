/// Nothing.
public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TypedNode(view, at: site).mounted()
  }
}
