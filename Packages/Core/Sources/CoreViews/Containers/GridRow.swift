/// A row of a ``Grid``: each of its views has a column.
///
/// Outside of a grid it is a row like any other.
public struct GridRow<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; its views line up as those of the grid do, unless an alignment is given.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension GridRow: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .horizontal
    element.style.layout.arrangement = .gridRow(alignment)
  }
}
