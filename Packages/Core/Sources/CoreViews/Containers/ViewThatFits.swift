/// Shows the first of several views that fits the room, else the last.
///
/// ```
/// ViewThatFits {
///   HStack { Text("Terms"); Text("Privacy"); Text("Contact") }
///   VStack { Text("Terms"); Text("Privacy"); Text("Contact") }
/// }
/// ```
///
/// All of them are mounted, and those that are not shown are hidden. A host that lays nothing out
/// shows the first.
public struct ViewThatFits<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Makes a view of several, each of which has to fit along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ThatFitsNode(view, at: site).mounted()
  }
}
