/// A view that hides the type of the view inside.
///
/// The state inside is kept while the type inside stays the same; a view of another type replaces
/// it and starts anew.
public struct AnyView: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  static var nothing: AnyView { AnyView(EmptyView()) }

  let content: any View

  /// Hides the type of a view; wrapping an `AnyView` again adds no layer.
  public init(_ view: some View) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init(erasing view: some View) { self.init(view) }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    AnyViewNode(view, at: site).mounted()
  }
}
