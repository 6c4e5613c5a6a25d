/// A view that is evaluated again only if another value of it is not equal.
public struct EquatableView<Content: View & Equatable>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// The view that is compared.
  public let content: Content

  /// Makes a view that is compared before it is evaluated.
  public init(content: Content) { self.content = content }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    EquatableNode(view, at: site).mounted()
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only if another value of it is not equal.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
