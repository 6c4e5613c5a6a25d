/// A stack of views along one axis.
///
/// A row is scrolled by itself on a page, and so is a column that other views stand above or below;
/// elsewhere hosts scroll a whole screen or presentation.
public struct ScrollView<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let axes: Axis.Set
  let content: Content

  /// Makes a row for the horizontal axis alone, else a column; `showsIndicators` has no effect.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension ScrollView: ContainerView {
  static var loosensSections: Bool { true }

  func describe(_ element: inout Element) {
    element.role = axes == .horizontal ? .horizontal : .vertical
    if axes == .horizontal { element.style.alignment = .leading }
    element.style.appearances.append(.mark(axes == .horizontal ? .scrollsAcross : .scrolls))
  }
}
