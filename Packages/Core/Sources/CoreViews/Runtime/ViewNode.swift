/// A mounted view.
///
/// A node either has an element of its own (a text, a stack) or is transparent: then its children's
/// elements stand in its place. It belongs to its session's actor. Only this module makes and uses
/// it.
public class ViewNode {
  /// The position of a node's element among the children of the element above.
  enum Placement {
    /// In reading order.
    case inline
    /// After all others, as modal presentations.
    case overlay
    /// Where the element above puts it, as screens of a stack.
    case detached
  }

  final let id: Element.ID
  final unowned let runtime: GraphRuntime
  final let depth: Int
  final let visibility: VisibilityGroup
  final unowned let elementParent: ViewNode?
  final unowned let labelOwner: ViewNode?
  final var environment: EnvironmentValues
  final var isMounted = true
  /// Whether something has changed that the node's evaluation has read.
  final var isDirty = false
  /// The position of the node's element in its parent's children; nil before it is in the tree.
  final var index: Int?
  final var isElementDirty = false
  final var evaluationTracking: Tracking?
  final var descriptionTracking: Tracking?
  final var isStructureDirty = false

  init(at site: MountSite) {
    runtime = site.runtime
    depth = site.depth
    visibility = site.visibility
    elementParent = site.elementParent
    labelOwner = site.labelOwner
    environment = site.environment
    id = site.runtime.makeID()
    site.runtime.nodes[id] = self
  }

  // MARK: Overridden

  /// Whether the node has an element of its own.
  var hasElement: Bool { false }
  var placement: Placement { .inline }

  /// Updates the children to match the view.
  func evaluate() {}

  /// Fills in the node's element, except for its children.
  func describe(_ element: inout Element) {}

  /// Visits the nodes that this one has mounted, in reading order.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// Collects the nearest elements below.
  func collect(_ elements: inout ElementCollector) {
    forEachChild { elements.add($0, below: self) }
  }

  /// Called once all dirty nodes are evaluated, after `runtime.settle(self)`.
  func settle() {}

  /// Removes everything that the node has registered elsewhere.
  func willUnmount() {}

  /// The effect of activating the element; nil if it cannot be activated.
  var activation: (() -> Void)? { nil }

  /// The effect of replacing the element's text; nil if it has none to edit.
  var editing: ((String) -> Void)? { nil }

  /// Leaves the top screen of a stack, or closes a presentation.
  func goBack() {}
}

extension ViewNode {
  /// The node's element as it is now, without its children.
  var currentElement: Element {
    var element = Element(id: id, role: .vertical)
    describe(&element)
    return element
  }

  func childSite(
    environment: EnvironmentValues? = nil,
    visibility: VisibilityGroup? = nil,
    labelOwner: ViewNode? = nil
  ) -> MountSite {
    MountSite(
      runtime: runtime,
      depth: depth + 1,
      environment: environment ?? self.environment,
      visibility: visibility ?? self.visibility,
      elementParent: hasElement ? self : elementParent,
      labelOwner: labelOwner ?? self.labelOwner
    )
  }

  func unmount() {
    guard isMounted else { return }
    isMounted = false
    willUnmount()
    evaluationTracking?.cancel()
    descriptionTracking?.cancel()
    runtime.nodes[id] = nil
    forEachChild { $0.unmount() }
  }

  /// Has the node's own element described anew.
  func elementChanged() {
    if let labelOwner { return labelOwner.elementChanged() }
    guard !isElementDirty, index != nil else { return }
    isElementDirty = true
    runtime.changedElements.append(self)
  }

  /// Has the children of the nearest element collected anew, as nodes have come, gone or moved.
  func structureChanged() {
    if let labelOwner { return labelOwner.elementChanged() }
    (hasElement ? self : elementParent)?.childrenChanged()
  }

  /// Has the node evaluated at the next flush, although nothing that it has read has changed.
  func invalidate() { runtime.queue.insert(id) }

  private func childrenChanged() {
    guard !isStructureDirty, index != nil else { return }
    isStructureDirty = true
    runtime.changedStructures.append(self)
  }
}
