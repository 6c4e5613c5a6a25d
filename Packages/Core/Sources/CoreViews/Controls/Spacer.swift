/// Flexible room that pushes its neighbours in a stack apart.
public struct Spacer: View, Hashable, Sendable {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Makes a spacer; the minimal length has no effect.
  public init(minLength: Double? = nil) {}

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Spacer: LeafView {
  func describe(_ element: inout Element) { element.role = .spacer }
}
