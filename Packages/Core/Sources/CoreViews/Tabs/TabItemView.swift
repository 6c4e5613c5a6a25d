/// A view with the label of its tab; outside of a tab view, just the view.
public struct TabItemView<Content: View, Label: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content
  let label: Label
  var tag: AnyHashable?

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TabItemNode(view, at: site).mounted()
  }
}

extension View {
  /// Gives the tab that this view is in a ``TabView`` its title: the texts of the label.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}
