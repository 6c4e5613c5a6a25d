/// Several views treated as one, without a place of its own on screen.
public struct Group<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { content }
}

/// Content that can be scrolled.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension ScrollView: ContainerView {
  func describe(_ element: inout Element) {
    element.role = axes == .horizontal ? .horizontal : .vertical
    element.style.alignment = .leading
  }
}
