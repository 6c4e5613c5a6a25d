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

/// A mounted view that passes on only values that are not equal to the one before.
final class EquatableNode<Content: View & Equatable>: TypedNode<EquatableView<Content>> {
  private var child: (node: TypedNode<Content>, view: Content, environment: EnvironmentValues)?

  override func evaluate() {
    if let child {
      let isSame = child.view == view.content && environment.isIdentical(to: child.environment)
      if !isSame { child.node.update(view.content, environment) }
      self.child = (child.node, view.content, environment)
    } else {
      child = (Content._makeNode(view.content, at: childSite()), view.content, environment)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let child { visit(child.node) }
  }
}
