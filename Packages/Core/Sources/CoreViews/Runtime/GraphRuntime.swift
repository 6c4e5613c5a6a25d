/// The mounted views of one session, with everything needed to bring them up to date.
///
/// It belongs to the session's actor; only `queue` may be used from elsewhere.
final class GraphRuntime {
  let queue: InvalidationQueue
  let tracking = TrackingContext()
  let runningTasks = RunningTasks()
  var nodes = NodeTable()
  var rootNode: ViewNode?
  /// What the host has to be told; nil until it asks, and when the whole tree is due.
  var steps: [ElementChange]?
  var onUpdate: (() -> Void)?

  // Work collected since the last flush.
  var changedElements: [ViewNode] = []
  var changedLists: [ViewNode] = []
  var unsettled: [ViewNode] = []
  var unsettledLifecycles: [any Lifecycle] = []
  var actionsAfterFlush: [() -> Void] = []
  /// Nodes nested too deep to be evaluated within their parents.
  private var deepNodes: [ViewNode] = []
  private var nesting = 0
  var hasTreeChanged = false
  var isFlushing = false
  var hasReportedEndlessUpdate = false

  /// The number of modal presentations, on screen or not.
  var modalCount = 0
  var refreshables: [Element.ID: any Refreshable] = [:]

  private var lastID: UInt64 = 0
  var fieldPlans: [ObjectIdentifier: FieldPlan] = [:]

  init(actor: any Actor) {
    queue = InvalidationQueue(actor: actor)
    queue.connect(self)
  }

  func makeID() -> Element.ID {
    lastID += 1
    return Element.ID(rawValue: lastID)
  }

  /// Evaluates a node at once, or after the current evaluation if that has used most of the stack.
  func evaluate(_ node: ViewNode) {
    guard nesting < Self.deepestNesting else { return deepNodes.append(node) }
    nesting += 1
    node.evaluate()
    nesting -= 1
    if nesting == 0 { evaluateDeepNodes() }
  }

  private func evaluateDeepNodes() {
    nesting = 1
    while !deepNodes.isEmpty {
      let nodes = deepNodes
      deepNodes = []
      for node in nodes where node.isMounted { node.evaluate() }
    }
    nesting = 0
  }

  /// Limits the stack in use to about a megabyte: a node takes five kilobytes in a debug build.
  private static var deepestNesting: Int { 200 }

  /// Calls the node's `settle()` once all dirty nodes are evaluated.
  func settle(_ node: ViewNode) { unsettled.append(node) }
}
