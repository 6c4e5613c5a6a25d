/// A view with a menu of what can be done with it, besides what it does itself.
struct RowMenuView<Content: View, Items: View>: View {
  typealias Body = Never

  let content: Content
  let items: Items

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    RowMenuNode(view, at: site).mounted()
  }
}
