@_spi(Locked) internal import CoreDependencies
internal import CoreToolchain

/// Collects the nodes to evaluate at the next flush.
///
/// It takes ids on any thread, and schedules one flush on the session's actor.
final class InvalidationQueue: Sendable {
  private struct Contents {
    /// Some may be in it twice.
    var ids: [Element.ID] = []
    /// Whether a flush is announced, or is running and will look again before it ends.
    var isFlushExpected = false
    /// Whether a task is on its way to the actor; what comes in until then waits for it.
    var isTaskOnItsWay = false
    /// The nodes that have read what another thread is about to change.
    var changedElsewhere: Set<Element.ID> = []

    /// Notes that a flush has to come; returns whether a task has to be sent for it.
    mutating func expectFlush() -> Bool {
      if isFlushExpected || isTaskOnItsWay { return false }
      isFlushExpected = true
      isTaskOnItsWay = true
      return true
    }
  }

  private let contents = Locked(Contents())
  let actor: any Actor
  // Safe: set once, before the queue is handed to anyone, and read on `actor` only.
  private nonisolated(unsafe) weak var owner: RuntimeOwner?

  init(actor: any Actor) { self.actor = actor }

  /// Whether the current code runs on the session's actor.
  var isOnActor: Bool { CurrentExecutor.isThat(of: actor) }

  func connect(_ owner: RuntimeOwner) { self.owner = owner }

  /// The runtime, while its session lasts; for the session's actor only.
  var runtime: GraphRuntime? { owner?.runtime }

  func insert(_ id: Element.ID) {
    let mustSchedule = contents.withLock { contents in
      contents.ids.append(id)
      return contents.expectFlush()
    }
    if mustSchedule { schedule() }
  }

  /// Removes and returns the ids; the caller looks again and calls `finish` when there are none
  /// left.
  func take() -> [Element.ID] {
    contents.withLock { contents in
      contents.isFlushExpected = true
      let ids = contents.ids
      contents.ids = []
      return ids
    }
  }

  /// Ends a flush unless ids have come in meanwhile; returns whether it has ended.
  func finish() -> Bool {
    contents.withLock { contents in
      guard contents.ids.isEmpty else { return false }
      contents.isFlushExpected = false
      return true
    }
  }

  /// Announces a flush to come, so that none is scheduled until then.
  func expectFlush() { contents.withLock { $0.isFlushExpected = true } }

  /// Leaves the remaining ids to another turn of the actor.
  func postpone() {
    let mustSchedule = contents.withLock { contents in
      contents.isFlushExpected = false
      return contents.expectFlush()
    }
    if mustSchedule { schedule() }
  }

  /// Notes that another thread is about to change what a node has read.
  func noteForeignChange(of id: Element.ID) {
    contents.withLock { _ = $0.changedElsewhere.insert(id) }
  }

  /// Removes and returns the nodes of which that was noted; most often there are none.
  func takeChangedElsewhere() -> Set<Element.ID> {
    contents.withLock { contents in
      defer { contents.changedElsewhere = [] }
      return contents.changedElsewhere
    }
  }

  private func schedule() {
    let actor = actor
    Task { await self.flush(on: actor) }
  }

  private func flush(on actor: isolated any Actor) {
    contents.withLock { $0.isTaskOnItsWay = false }
    runtime?.flush()
  }
}

extension ViewNode {
  /// Has the node evaluated at the next flush, although nothing that it has read has changed.
  func invalidate() { runtime.queue.insert(id) }
}

extension ViewNode {
  /// Has the node evaluated at the next flush, as something that its view depends on will change.
  ///
  /// Any thread may call the closure, also once the view is gone. Nobody tells when the change has
  /// been made. On another thread than the views', the node is therefore evaluated once more when a
  /// task has had its turn, which is later in all but rare cases; SwiftUI forbids such changes.
  @_spi(Combine) public var willChange: @Sendable () -> Void {
    { [queue = runtime.queue, id] in
      queue.insert(id)
      if !queue.isOnActor { Task { queue.insert(id) } }
    }
  }
}
