/// A line between views.
public struct Divider: View, Hashable, Sendable {
  public typealias Body = Never

  public init() {}

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Divider: LeafView {
  func describe(_ element: inout Element) { element.role = .divider }
}

/// Room between views that takes what is left.
public struct Spacer: View, Hashable, Sendable {
  public typealias Body = Never

  public init(minLength: Double? = nil) {}

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Spacer: LeafView {
  func describe(_ element: inout Element) { element.role = .spacer }
}
