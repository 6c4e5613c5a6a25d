/// An image that the host knows by name.
public struct Image: View, Hashable, Sendable {
  public typealias Body = Never

  let name: String

  public init(systemName: String) { name = systemName }

  public init(_ name: String) { self.name = name }

  public func resizable() -> Image { self }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Image: LeafView {
  func describe(_ element: inout Element) {
    element.role = .image
    element.label = name
  }
}
