/// Controls below each other, lined up on the leading side.
public struct Form<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content

  /// Makes a form of the controls in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension Form: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .vertical
    element.style.alignment = .leading
  }
}
