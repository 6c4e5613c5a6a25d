/// A view that is mounted. Of use only inside this module.
///
/// A node has an element of its own (a text, a stack) or is transparent: then its children's
/// elements stand in its place. It belongs to its session's actor.
public class ViewNode {
  /// Where a node's element stands among the children of the element above.
  enum Placement {
    /// In reading order.
    case inline
    /// Last: modal presentations.
    case overlay
    /// Wherever the element above puts it: screens of a stack.
    case detached
  }

  final let id: Element.ID
  final unowned let runtime: GraphRuntime
  final let depth: Int
  final let scope: VisibilityScope
  final unowned let elementParent: ViewNode?
  final unowned let labelOwner: ViewNode?
  final var environment: EnvironmentValues
  final var isMounted = true
  /// Something that the node's evaluation has read has changed.
  final var isDirty = false
  /// The position of the node's element among its parent's children; nil while it has no place.
  final var index: Int?
  final var isElementDirty = false
  final var evaluationTracking: Tracking?
  final var descriptionTracking: Tracking?
  final var isStructureDirty = false

  init(at site: MountSite) {
    runtime = site.runtime
    depth = site.depth
    scope = site.scope
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

  /// Brings the children in line with the view.
  func evaluate() {}

  /// Fills in everything of the node's element but its children.
  func describe(_ element: inout Element) {}

  /// Visits the nodes this one has mounted, in reading order.
  func forEachChild(_ visit: (ViewNode) -> Void) {}

  /// Collects the nearest elements below.
  func collect(_ elements: inout ElementCollector) {
    forEachChild { elements.add($0, below: self) }
  }

  /// Called once all dirty nodes are evaluated, after `runtime.settle(self)`.
  func settle() {}

  /// Lets go of everything the node has registered elsewhere.
  func willUnmount() {}

  /// What pressing the element does; nil where pressing means nothing.
  var activation: (() -> Void)? { nil }

  /// What replacing the element's text does; nil where there is no text to edit.
  var editing: ((String) -> Void)? { nil }
}

extension ViewNode {
  func childSite(
    environment: EnvironmentValues? = nil,
    scope: VisibilityScope? = nil,
    labelOwner: ViewNode? = nil
  ) -> MountSite {
    MountSite(
      runtime: runtime,
      depth: depth + 1,
      environment: environment ?? self.environment,
      scope: scope ?? self.scope,
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

  /// The node's own element has to be described anew.
  func elementChanged() {
    if let labelOwner { return labelOwner.elementChanged() }
    guard !isElementDirty, index != nil else { return }
    isElementDirty = true
    runtime.changedElements.append(self)
  }

  /// Elements below a transparent node have come, gone or changed places.
  func structureChanged() {
    if let labelOwner { return labelOwner.elementChanged() }
    (hasElement ? self : elementParent)?.childrenChanged()
  }

  /// Evaluates again at the next flush, without anything having been read.
  func invalidate() { runtime.queue.insert(id) }

  private func childrenChanged() {
    guard !isStructureDirty, index != nil else { return }
    isStructureDirty = true
    runtime.changedStructures.append(self)
  }
}

/// The nearest elements below a node, in reading order, modal presentations last.
struct ElementCollector {
  private var inline: [ViewNode] = []
  private var overlays: [ViewNode] = []

  var nodes: [ViewNode] { overlays.isEmpty ? inline : inline + overlays }

  mutating func add(_ node: ViewNode, below parent: ViewNode) {
    guard node.labelOwner === parent.labelOwner else { return }
    switch node.placement {
    case .detached: return
    case _ where !node.hasElement: node.collect(&self)
    case .inline: inline.append(node)
    case .overlay: overlays.append(node)
    }
  }

  mutating func append(_ node: ViewNode) { inline.append(node) }
}
