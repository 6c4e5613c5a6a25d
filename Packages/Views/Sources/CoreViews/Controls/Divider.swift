/// A line that separates views.
public struct Divider: View, Hashable, Sendable {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Makes a divider; the host chooses its direction and length.
  public init() {}

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Divider: LeafView {
  func describe(_ element: inout Element) { element.role = .divider }
}
