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

/// The views of a tuple, kept where a copy of the tuple does not copy each of them.
@usableFromInline
final class TupleStorage<each Content: View> {
  // Never changed; a variable, so that each view can be read where it is.
  @exclusivity(unchecked)
  @usableFromInline var content: (repeat each Content)

  var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  @inlinable
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

/// Keeps a node for each of the views.
final class TupleNode<each Content: View>: TypedNode<TupleView<repeat each Content>> {
  @exclusivity(unchecked) private var children: [ViewNode] = []

  override func evaluate() {
    if children.isEmpty {
      children = TupleView._makeNodes(view, at: childSite())
    } else {
      TupleView._updateNodes(children, view, environment)
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }
}

/// A view that is a list of others, which can be mounted one by one.
protocol ViewList {
  /// Mounts each of them at a site of its own.
  func mountEach(at site: (Int) -> MountSite) -> [ViewNode]
  /// Updates each of them in the environment of its own.
  func updateEach(_ nodes: [ViewNode], in environment: (Int) -> EnvironmentValues)
}

extension TupleView: ViewList {
  func mountEach(at site: (Int) -> MountSite) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for child in repeat each storage.content {
      nodes.append(Self.mount(child, at: site(nodes.count)))
    }
    return nodes
  }

  func updateEach(_ nodes: [ViewNode], in environment: (Int) -> EnvironmentValues) {
    var index = 0
    withUnsafePointer(to: &storage.content) { content in
      var place = UnsafeRawPointer(content)
      for type in repeat (each Content).self {
        place = Self.refresh(type, at: place, nodes[index], environment(index))
        index += 1
      }
    }
  }
}
