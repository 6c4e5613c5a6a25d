/// An image by its name.
///
/// The element tree carries the name alone; a host draws a symbol that it knows under this name, or
/// the name as text.
public struct Image: View, Hashable, Sendable {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let name: String

  /// Makes an image from the name of a system symbol, such as `plus`.
  public init(systemName: String) { name = systemName }

  /// Makes an image from the name of a picture of the app.
  public init(_ name: String) { self.name = name }

  /// Returns the image itself: hosts draw every image at one size.
  public func resizable() -> Image { self }

  /// Mounts the view; called by the view layer only.
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
