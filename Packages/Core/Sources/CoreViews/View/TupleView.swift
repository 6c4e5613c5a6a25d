/// Several views in a row: the result of several statements in a view builder.
public struct TupleView<each Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  @usableFromInline let storage: TupleStorage<repeat each Content>

  /// Makes one view of several, without an element of its own.
  @inlinable
  public init(_ content: repeat each Content) { storage = TupleStorage(repeat each content) }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    TupleNode<repeat each Content>(view, at: site).mounted()
  }

  /// Mounts each of the views; called by the view layer only.
  public static func _makeNodes(_ view: Self, at site: MountSite) -> [ViewNode] {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(view.storage.count)
    for child in repeat each view.storage.content { nodes.append(mount(child, at: site)) }
    return nodes
  }

  /// Updates each of the views; called by the view layer only.
  public static func _updateNodes(
    _ nodes: [ViewNode], _ view: Self, _ environment: EnvironmentValues
  ) {
    view.updateEach(nodes) { _ in environment }
  }

  static func mount<Child: View>(_ child: Child, at site: MountSite) -> ViewNode {
    Child._makeNode(child, at: site)
  }

  /// Updates a node with the view at an address, behind any gap before it; returns where it ends.
  static func refresh<Child: View>(
    _: Child.Type, at address: UnsafeRawPointer, _ node: ViewNode, _ environment: EnvironmentValues
  ) -> UnsafeRawPointer {
    let place = address.alignedUp(for: Child.self)
    unsafeDowncast(node, to: TypedNode<Child>.self)
      .update(at: place.assumingMemoryBound(to: Child.self), environment)
    return place + MemoryLayout<Child>.size
  }
}
