@_spi(Isolation) internal import CoreDependencies

/// A running tree of views, drawn by a host.
///
/// A graph belongs to the actor on which it is created, the main actor if there is none; all its
/// members are used there only. Inside an actor, create it in a method: in the initial value of a
/// stored property there is no isolation yet, and the graph would belong to the main actor.
public final class ViewGraph<Root: View>: ViewSession {
  private let runtime: GraphRuntime
  private let actor: any Actor
  private var isClosed = false

  public init(isolation: isolated (any Actor)? = #isolation, _ root: Root) {
    actor = isolation ?? MainActor.shared
    runtime = GraphRuntime(actor: actor)
    checkIsolation("was created")
    let scope = VisibilityScope(below: nil, isShown: true)
    let site = MountSite(
      runtime: runtime, depth: 0, environment: EnvironmentValues(), scope: scope)
    runtime.rootNode = RootNode(root, at: site)
    runtime.flush()
  }

  /// Does not run `onDisappear`: whoever wants that closes the graph first.
  deinit { runtime.abandon() }

  public var root: Element {
    checkIsolation("was asked for its root")
    return runtime.tree
  }

  /// How many bodies, rows and screens are mounted. For diagnosis.
  public var nodeCount: Int {
    checkIsolation("was asked for its number of nodes")
    return runtime.nodes.count
  }

  /// Follows how many tasks of views are under way, beginning with how many there are now.
  package func observeTasks(_ observer: @escaping (Int) -> Void) {
    checkIsolation("was to follow its tasks")
    runtime.runningTasks.onChange = observer
    observer(runtime.runningTasks.count)
  }

  public var onUpdate: (() -> Void)? {
    get {
      checkIsolation("was asked for its `onUpdate`")
      return runtime.onUpdate
    }
    set {
      checkIsolation("was given an `onUpdate`")
      runtime.onUpdate = newValue
    }
  }

  public func update() {
    checkIsolation("was updated")
    runtime.flush()
  }

  public func perform(_ interaction: Interaction) -> InteractionOutcome {
    checkIsolation("was to carry out an interaction")
    return runtime.perform(interaction)
  }

  public func close() {
    checkIsolation("was closed")
    guard !isClosed else { return }
    isClosed = true
    runtime.close()
  }

  private func checkIsolation(_ event: String) {
    requireIsolation(
      to: actor,
      """
      A view graph of \(Root.self) \(event) off its actor, \(actor). Create and use it on one \
      actor: on the main actor, or in the methods of an actor of your own.
      """
    )
  }
}
