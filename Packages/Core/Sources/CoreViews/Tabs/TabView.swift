/// Shows one of several views, between which a person chooses.
///
/// Each has a ``View/tabItem(_:)`` for its title and a ``View/tag(_:)`` that the selection refers
/// to, or is a ``Tab``, which has both. One without a title is a page with a number, as in a tab view
/// that shows ``TabViewStyle/page``. The content of a tab is built when it is first selected;
/// later it stays mounted and keeps its state.
public struct TabView<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let selection: SelectionAccess?
  let content: Content

  /// Makes a tab view that keeps its selection to itself; it starts with the first tab.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Makes a tab view that selects the tab whose tag is the bound value.
  ///
  /// Choosing a tab writes its tag. While no tab has the value as its tag, the first one shows.
  public init<Selection: Hashable>(
    selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> Content
  ) {
    self.selection = SelectionAccess(selection)
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TabsNode(view, at: site).mounted()
  }
}
