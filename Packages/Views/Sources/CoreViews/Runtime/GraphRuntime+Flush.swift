internal import IssueReporting

extension GraphRuntime {
  /// Brings the tree of elements up to date, and repeats that until nothing is left to do.
  ///
  /// Each round evaluates the dirty nodes, updates their elements, and then runs the closures for
  /// views that have appeared, disappeared or changed.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    if departed?.isEmpty == false { departed = [] }
    speaking { flushRounds() }
    isFlushing = false
    if hasTreeChanged {
      hasTreeChanged = false
      onUpdate?()
    }
  }

  private func flushRounds() {
    var rounds = 0
    repeat {
      evaluateDirtyNodes()
      bringElementsInLine()
      runLifecycle()
      rounds += 1
    } while (hasWork || !queue.finish()) && rounds < Self.maximalRounds
    if rounds == Self.maximalRounds { postponeEndlessUpdate() }
  }

  private static var maximalRounds: Int { 100 }

  private var hasWork: Bool {
    !(unsettled.isEmpty && unsettledLifecycles.isEmpty && actionsAfterFlush.isEmpty
      && changedElements.isEmpty && changedLists.isEmpty)
  }

  private func evaluateDirtyNodes() {
    let ids = queue.take()
    for id in queue.takeChangedElsewhere() { nodes[id]?.isChangedElsewhere = true }
    if ids.count == 1 {
      if let node = nodes[ids[0]] { evaluate(node) }
    } else if !ids.isEmpty {
      evaluate(ids.compactMap { nodes[$0] }.sorted { $0.id < $1.id })
    }
    while !unsettled.isEmpty {
      let nodes = unsettled
      unsettled = []
      for node in nodes where node.isMounted { node.settle() }
    }
  }

  /// Evaluates nodes in the order of their mounting; those above others may do so for them.
  private func evaluate(_ dirty: [ViewNode]) {
    for node in dirty { node.isDirty = true }
    for node in dirty where node.isMounted && node.isDirty {
      node.isDirty = false
      evaluate(node)
    }
    departed?.append(dirty)
  }

  /// Runs disappearances from inner to outer, then appearances from outer to inner, then changes.
  private func runLifecycle() {
    let lifecycles = unsettledLifecycles
    unsettledLifecycles = []
    if isRehearsal { return actionsAfterFlush = [] }
    for lifecycle in lifecycles.reversed() { lifecycle.disappearIfNeeded() }
    for lifecycle in lifecycles { lifecycle.appearIfNeeded() }
    let actions = actionsAfterFlush
    actionsAfterFlush = []
    for action in actions { action() }
  }

  private func postponeEndlessUpdate() {
    queue.postpone()
    guard !hasReportedEndlessUpdate else { return }
    hasReportedEndlessUpdate = true
    reportIssue(
      """
      The views were still changing after \(Self.maximalRounds) updates in a row, so what is left \
      waits for the actor's next turn. Something that runs when a view appears, changes or is \
      evaluated changes what that same view depends on. Change state in response to actions \
      instead, or only when the new value differs.

      More: Documentation/Core.docc/WritingViews.md#what-is-reported
      """
    )
  }
}

/// Closures to run when a view comes into view and when it leaves it.
protocol Lifecycle: AnyObject {
  func appearIfNeeded()
  func disappearIfNeeded()
}
