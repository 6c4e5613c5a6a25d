public import Foundation

/// Flexible room that pushes its neighbours in a stack apart.
public struct Spacer: View, Hashable, Sendable {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let minLength: CGFloat?

  /// Makes a spacer; the least length is in points, and nil leaves it to the host.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Spacer: LeafView {
  func describe(_ element: inout Element) {
    element.role = .spacer
    if let minLength { element.style.layout.minLength = minLength }
  }
}
