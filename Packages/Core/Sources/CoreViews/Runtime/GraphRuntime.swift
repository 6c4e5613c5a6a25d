/// The mounted views of one session, and what has to be done to bring them up to date.
///
/// Belongs to its session's actor; only `queue` may be touched from elsewhere.
final class GraphRuntime {
  let queue: InvalidationQueue
  let tracking = TrackingContext()
  let runningTasks = RunningTasks()
  var nodes: [Element.ID: ViewNode] = [:]
  var rootNode: ViewNode?
  /// The only copy of the tree of elements that this module keeps; it is changed in place.
  var tree: Element
  var onUpdate: (() -> Void)?

  // What has come up since the last flush.
  var changedElements: [ViewNode] = []
  var changedStructures: [ViewNode] = []
  var unsettled: [ViewNode] = []
  var unsettledLifecycles: [LifecycleAttachment] = []
  var actionsAfterFlush: [() -> Void] = []
  var hasTreeChanged = false
  var isFlushing = false
  var hasReportedEndlessUpdate = false

  // Mounted nodes that interactions look for.
  var modals: [Element.ID: ModalNode] = [:]
  var navigations: [Element.ID: NavigationCoordinator] = [:]
  var refreshers: [Element.ID: RefreshAttachment] = [:]

  private var lastID: UInt64 = 0
  private var fieldPlans: [ObjectIdentifier: FieldPlan] = [:]

  init(actor: any Actor) {
    queue = InvalidationQueue(actor: actor)
    tree = Element(id: Element.ID(rawValue: 0), role: .vertical)
    queue.connect(self)
  }

  func makeID() -> Element.ID {
    lastID += 1
    return Element.ID(rawValue: lastID)
  }

  func fieldPlan(for type: Any.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    if let plan = fieldPlans[key] { return plan }
    let plan = FieldPlan(for: type)
    fieldPlans[key] = plan
    return plan
  }

  /// Has `settle()` called on a node once all dirty nodes are evaluated.
  func settle(_ node: ViewNode) { unsettled.append(node) }
}
