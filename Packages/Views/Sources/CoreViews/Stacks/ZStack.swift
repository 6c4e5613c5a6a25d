/// Draws views on top of each other, the first one at the back.
public struct ZStack<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Makes layers that line up.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension ZStack: ContainerView {
  static var loosensSections: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .layered
    element.style.alignment = alignment.horizontal
    if alignment.vertical != .center {
      element.style.layout.verticalAlignment = alignment.vertical
    }
  }
}
