/// Arranges views side by side.
public struct HStack<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Makes a row; the spacing is in points, and nil leaves it to the host.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension HStack: ContainerView {
  static var loosensSections: Bool { true }

  func looksTheSame(as other: Self) -> Bool {
    alignment == other.alignment && spacing == other.spacing
  }

  func describe(_ element: inout Element) {
    element.role = .horizontal
    if alignment != .center { element.style.layout.verticalAlignment = alignment }
    if let spacing { element.style.spacing = spacing.points }
  }
}

extension HStack {
  /// Makes a row, as ``LazyHStack``; nothing is pinned.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content)
  }
}
