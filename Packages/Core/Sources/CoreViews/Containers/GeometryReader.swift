/// A view whose content depends on the size that it is given.
///
/// ```
/// GeometryReader { proxy in
///   Text(proxy.size.width > 300 ? "Wide" : "Narrow")
/// }
/// ```
///
/// It takes all that is offered, and puts its content at the top of the leading side. The content is
/// evaluated again when a host has laid it out at another size. Before that, and where a host lays
/// nothing out, it has the size of a common terminal, 640 by 384 points.
public struct GeometryReader<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: (GeometryProxy) -> Content

  /// Makes a view of a closure that is given the size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    GeometryNode(view, at: site).mounted()
  }
}
