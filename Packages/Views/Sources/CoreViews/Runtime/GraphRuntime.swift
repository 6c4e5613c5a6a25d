@_spi(Views) internal import CoreArchitecture
internal import Foundation
internal import Observation

/// The mounted views of one session, with everything needed to bring them up to date.
///
/// It belongs to the session's actor; only `queue` may be used from elsewhere.
final class GraphRuntime {
  let queue: InvalidationQueue
  let tracking = TrackingContext()
  let runningTasks = RunningTasks()
  @exclusivity(unchecked) var nodes = NodeTable()
  @exclusivity(unchecked) var rootNode: ViewNode?
  /// What the host has to be told; nil until it asks, and when the whole tree is due.
  @exclusivity(unchecked) var steps: [ElementChange]?
  var onUpdate: (() -> Void)?
  @exclusivity(unchecked) var alike = AlikeParts()

  // Work collected since the last flush.
  @exclusivity(unchecked) var changedElements: [ViewNode] = []
  @exclusivity(unchecked) var changedLists: [ViewNode] = []
  @exclusivity(unchecked) var unsettled: [ViewNode] = []
  /// What may have gone and is kept for the host; nil if nothing is to be.
  @exclusivity(unchecked) var departed: [[ViewNode]]?
  @exclusivity(unchecked) var unsettledLifecycles: [any Lifecycle] = []
  @exclusivity(unchecked) var actionsAfterFlush: [() -> Void] = []
  /// Nodes nested too deep to be evaluated within their parents.
  @exclusivity(unchecked) private var deepNodes: [ViewNode] = []
  @exclusivity(unchecked) private var nesting = 0
  @exclusivity(unchecked) var hasTreeChanged = false
  @exclusivity(unchecked) var isFlushing = false
  var hasReportedEndlessUpdate = false

  /// Whether rows of long lists are left to be built when a host shows them.
  var buildsRowsWhenShown = false
  /// The rows that are not built.
  var gaps: [Element.ID: any Gap] = [:]

  /// The number of modal presentations, on screen or not.
  var modalCount = 0
  /// The link of the element that a person has moved the focus to.
  var focused: FocusLink?
  /// The values of the views around that element, and of the whole scene.
  let focusedValues = FocusedValuesBoard()
  /// What a person has picked up.
  let dragBoard = DragBoard()
  /// The values of `SceneStorage`, by their keys.
  var sceneValues: [String: AnyObject] = [:]
  /// The languages of the person, in which views find their texts.
  private let languages = PreferredLanguages.current
  /// Whether a view says other languages for those below it.
  @exclusivity(unchecked) private var hasSpeech = false
  /// Where the person is who chooses files.
  let filePlace = FilePlace.current
  /// Where the tasks of views run; nil but in an exploration.
  let tasks = ViewTasks.executor
  /// The values that an earlier session has left.
  var keptScene = SceneArchive()
  /// Whether nobody sees the views: their tasks and closures do not run.
  var isRehearsal = false
  /// Whether views that are mounted now belong to what a restored session begins with.
  var isRestoring = false
  var urlActions: [Element.ID: (URL) -> Void] = [:]
  var refreshables: [Element.ID: any Refreshable] = [:]

  @exclusivity(unchecked) private var lastID: UInt64 = 0
  var fieldPlans: [ObjectIdentifier: FieldPlan] = [:]
  /// The plan that was asked for last: rows of a list ask for the same.
  @exclusivity(unchecked) var lastFieldPlan: (key: ObjectIdentifier, plan: FieldPlan)?

  init(actor: any Actor) { queue = InvalidationQueue(actor: actor) }

  /// Runs what may evaluate views or speak to the person, in the person's languages.
  func speaking<Result>(_ body: () -> Result) -> Result {
    languages.asCurrent(keepingKeys: hasSpeech, body)
  }

  /// Runs what evaluates or describes a node, in the languages that a view around says, if one
  /// does.
  @inline(__always)
  func speaking<Result>(for node: ViewNode, _ body: () -> Result) -> Result {
    guard hasSpeech else { return body() }
    let said = node.environment.builtIn.speech?.languages
    return (said ?? languages).asCurrent(keepingKeys: true, body)
  }

  /// Has texts keep their keys from now on, as a view says languages for those below it; all views
  /// are evaluated once more, since theirs have none.
  func noteSpeech() {
    guard !hasSpeech else { return }
    hasSpeech = true
    nodes.forEach { queue.insert($0.id) }
  }

  func makeID() -> Element.ID {
    lastID += 1
    return Element.ID(rawValue: lastID)
  }

  /// Evaluates a node at once, or after the current evaluation if that has used most of the stack.
  func evaluate(_ node: ViewNode, keepingElement: Bool = false) {
    guard nesting < Self.deepestNesting else { return deepNodes.append(node) }
    nesting += 1
    speaking(for: node) {
      if keepingElement { node.evaluateContent() } else { node.evaluate() }
    }
    nesting -= 1
    if nesting == 0 { evaluateDeepNodes() }
  }

  private func evaluateDeepNodes() {
    nesting = 1
    while !deepNodes.isEmpty {
      let nodes = deepNodes
      deepNodes = []
      for node in nodes where node.isMounted { speaking(for: node) { node.evaluate() } }
    }
    nesting = 0
  }

  /// Limits the stack in use to about a megabyte: a node takes five kilobytes in a debug build.
  private static var deepestNesting: Int { 200 }

  /// Calls the node's `settle()` once all dirty nodes are evaluated.
  func settle(_ node: ViewNode) { unsettled.append(node) }
}

/// Keeps a runtime alive; others refer to it weakly, in place of the runtime.
///
/// An object with weak references is retained and released at three times the cost, and nothing is
/// retained more often than a runtime.
final class RuntimeOwner {
  let runtime: GraphRuntime

  init(_ runtime: GraphRuntime) {
    self.runtime = runtime
    runtime.queue.connect(self)
  }
}

extension GraphRuntime {
  /// Mounts views that belong to what a restored session begins with, or such that do not.
  func mount(asRestored isRestored: Bool, _ body: () -> Void) {
    let outer = isRestoring
    isRestoring = isRestored
    speaking(body)
    isRestoring = outer
  }

  /// The values to keep, also those that no view has asked for yet.
  var sceneArchive: SceneArchive {
    var archive = keptScene
    for (key, value) in sceneValues {
      archive.values[key] = (value as? any ArchivedValue)?.archived
    }
    return archive
  }
}

/// A value of a session that may outlive it.
protocol ArchivedValue {
  /// The value as JSON; nil if it cannot be written so.
  var archived: [UInt8]? { get }
}

extension GraphRuntime {
  /// Unmounts everything and runs the `onDisappear` closures of views.
  func close() {
    onUpdate = nil
    rootNode?.unmount()
    flush()
    rootNode = nil
    steps = nil
  }

  /// Unmounts everything without running any closure of a view, and cancels their tasks.
  func abandon() {
    nodes.removeAll()
    rootNode?.unmount()
    rootNode = nil
    changedElements = []
    changedLists = []
    unsettled = []
    departed = nil
    unsettledLifecycles = []
    actionsAfterFlush = []
  }
}

/// What a person has picked up in a session, for the views that take it.
final class DragBoard: Observable {
  private let registrar = ObservationRegistrar()
  private var item: Any?

  /// What was picked up; a body that asks follows it.
  var pickedUp: Any? {
    get {
      registrar.access(self, keyPath: \.item)
      return item
    }
    set { registrar.withMutation(of: self, keyPath: \.item) { item = newValue } }
  }
}
