@_spi(Isolation) internal import CoreDependencies

/// Mounts a view and keeps its element tree up to date: the session that a host draws.
///
/// A graph belongs to the actor on which it is created, or the main actor if there is none; all its
/// members are used there only. Inside an actor, create it in a method: the initial value of a
/// stored property has no isolation yet, so that the graph would belong to the main actor.
public final class ViewGraph<Root: View>: ViewSession {
  private let owner: RuntimeOwner
  private let runtime: GraphRuntime
  private var isClosed = false

  /// Mounts a view and brings its element tree up to date before it returns.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the graph belongs to.
  ///   - scene: What an earlier session has left, if this one goes on from its state; nil for a
  ///     session that begins anew.
  ///   - buildsRowsWhenShown: Whether the rows of a `ForEach` in a `List` or a `LazyVStack` are
  ///     built when a host asks for them. The changes speak of gaps until then; reading ``root``
  ///     builds them all.
  ///   - root: The view.
  public convenience init(
    isolation: isolated (any Actor)? = #isolation, restoring scene: SceneArchive? = nil,
    buildsRowsWhenShown: Bool = false, _ root: Root
  ) {
    self.init(
      isolation: isolation, restoring: scene, buildsRowsWhenShown: buildsRowsWhenShown,
      isRehearsal: false, root)
  }

  /// Does the same; in a rehearsal, the views' tasks and closures do not run.
  init(
    isolation: isolated (any Actor)?, restoring scene: SceneArchive?,
    buildsRowsWhenShown: Bool = false, isRehearsal: Bool, _ root: Root
  ) {
    runtime = GraphRuntime(actor: isolation ?? MainActor.shared)
    owner = RuntimeOwner(runtime)
    runtime.buildsRowsWhenShown = buildsRowsWhenShown
    runtime.isRehearsal = isRehearsal
    checkIsolation("was created")
    let visibility = VisibilityGroup(below: nil, isShown: true)
    let site = MountSite(
      scope: MountScope(runtime: runtime, visibility: visibility), environment: EnvironmentValues())
    if let scene { runtime.keptScene = scene }
    runtime.mount(asRestored: scene != nil) {
      runtime.rootNode = RootNode(root, at: site)
      runtime.flush()
    }
  }

  /// The values of `@SceneStorage`, for a later session to begin with.
  public var sceneArchive: SceneArchive {
    checkIsolation("was asked for its scene")
    return runtime.sceneArchive
  }

  /// Whether something in front can be loaded anew.
  public var canRefresh: Bool {
    checkIsolation("was asked what it can refresh")
    return runtime.frontRefreshable != nil
  }

  /// Unmounts all views without running `onDisappear`; `close()` runs it.
  deinit { runtime.abandon() }

  /// The element tree as of the last update; stops the process when read off the graph's actor.
  public var root: Element {
    checkIsolation("was asked for its root")
    runtime.buildAllRows()
    return runtime.tree
  }

  /// Returns the changes of the element tree since the last call; at first, the whole tree.
  public func takeChanges() -> ElementChanges {
    checkIsolation("was asked for its changes")
    return runtime.takeChanges()
  }

  /// Lets go of the views that have gone since the last call; see ``ViewSession/letGo()``.
  public func letGo() {
    checkIsolation("was to let go of views")
    runtime.departed = []
  }

  /// The number of mounted nodes, to diagnose leaks.
  public var nodeCount: Int {
    checkIsolation("was asked for its number of nodes")
    return runtime.nodes.count
  }

  /// Whether no task of a view runs, and all views keep what they had when they were mounted.
  ///
  /// Complexity: linear in the views.
  var isAtRest: Bool {
    checkIsolation("was asked whether it is at rest")
    guard runtime.runningTasks.count == 0 else { return false }
    var isAsMounted = true
    runtime.nodes.forEach { isAsMounted = isAsMounted && $0.isAsMounted }
    return isAsMounted
  }

  /// Calls a closure with the number of running tasks of views, now and at each change.
  package func observeTasks(_ observer: @escaping (Int) -> Void) {
    checkIsolation("was to follow its tasks")
    runtime.runningTasks.onChange = observer
    observer(runtime.runningTasks.count)
  }

  /// Called on the graph's actor after each update in which ``root`` changed.
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

  /// Brings ``root`` up to date now instead of at the actor's next turn.
  public func update() {
    checkIsolation("was updated")
    runtime.flush()
  }

  /// Carries out an interaction and brings ``root`` up to date before it returns.
  ///
  /// - Parameter interaction: The step of a person, addressed to an element of ``root``.
  /// - Returns: Whether it was carried out, and if not, why.
  public func perform(_ interaction: Interaction) -> InteractionOutcome {
    checkIsolation("was to carry out an interaction")
    return runtime.perform(interaction)
  }

  /// Takes what a host has found out by its layout, and brings ``root`` up to date.
  public func learn(_ facts: [Element.ID: LayoutFact]) {
    checkIsolation("was told about its layout")
    for (id, fact) in facts { runtime.nodes[id]?.hear(fact) }
    runtime.flush()
  }

  /// Builds some of the rows that a gap stands for, and brings the tree up to date.
  public func build(_ rows: Range<Int>, of gap: Element.ID) {
    checkIsolation("was to build rows")
    runtime.build(rows, of: gap)
  }

  /// Unmounts all views: runs their `onDisappear` and cancels their tasks.
  ///
  /// Further calls do nothing.
  public func close() {
    checkIsolation("was closed")
    guard !isClosed else { return }
    isClosed = true
    runtime.close()
  }

  private func checkIsolation(_ event: String) {
    let actor = runtime.queue.actor
    requireIsolation(
      to: actor,
      """
      A view graph of \(Root.self) \(event) off its actor, \(actor). Create and use it on one \
      actor: on the main actor, or in the methods of an actor of your own.
      """
    )
  }
}
