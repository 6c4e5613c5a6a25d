/// Views that a layout arranges.
struct LayoutView<Arrangement: Layout, Content: View>: View {
  typealias Body = Never

  let layout: Arrangement
  let content: Content

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension LayoutView: ContainerView {
  func describe(_ element: inout Element) { layout.describe(&element) }
}

extension Layout {
  /// Says of an element how it arranges its children: by its role alone, if it can.
  func describe(_ element: inout Element) {
    element.role = .vertical
    switch self {
    case let row as HStackLayout:
      element.role = .horizontal
      element.style.spacing = row.spacing.flatMap { Double($0).points }
      element.style.layout.verticalAlignment = row.alignment
    case let column as VStackLayout:
      element.style.spacing = column.spacing.flatMap { Double($0).points }
      element.style.alignment = column.alignment
    case let layers as ZStackLayout:
      element.role = .layered
      element.style.alignment = layers.alignment.horizontal
      element.style.layout.verticalAlignment = layers.alignment.vertical
    case let grid as GridLayout: element.style.layout.arrangement = .grid(grid)
    case let any as AnyLayout: any.layout.describe(&element)
    default: element.style.layout.arrangement = .custom(CustomLayout(self))
    }
  }
}

extension Layout {
  /// Arranges views by this layout, as a stack does.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}
