/// Arranges views below each other.
public struct VStack<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Makes a column; the spacing is in points, and nil leaves it to the host.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
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

extension VStack: ContainerView {
  static var loosensSections: Bool { true }

  func looksTheSame(as other: Self) -> Bool {
    alignment == other.alignment && spacing == other.spacing
  }

  func describe(_ element: inout Element) {
    element.role = .vertical
    if alignment != .center || spacing != nil {
      element.style = Element.Style(spacing: spacing?.points, alignment: alignment)
    }
  }
}
