/// A piece of a screen, described by the views it is made of.
///
/// A view is a value: it is made anew at every update of its parent and compared with its
/// predecessor. What has to last longer is kept in `State`, in an observable object or a store.
/// Nothing here is bound to the main actor; a view is evaluated on its session's actor.
public nonisolated protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }

  /// Mounts a view. Only the views of this module have an implementation of their own.
  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    BodyNode(view, at: site).mounted()
  }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Views without a body are drawn by the view layer itself; asking for their body is a mistake.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is drawn by the view layer itself.")
  }
}
