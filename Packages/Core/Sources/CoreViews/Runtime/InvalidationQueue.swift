@_spi(Locked) internal import CoreDependencies

/// Collects the nodes to evaluate at the next flush.
///
/// It takes ids on any thread, and schedules one flush on the session's actor.
final class InvalidationQueue: Sendable {
  private struct Contents {
    var ids: Set<Element.ID> = []
    /// Whether a flush is scheduled, or is running and will look again before it ends.
    var isFlushExpected = false
  }

  private let contents = Locked(Contents())
  let actor: any Actor
  // Safe: set once, before the queue is handed to anyone, and read on `actor` only.
  private nonisolated(unsafe) weak var runtime: GraphRuntime?

  init(actor: any Actor) { self.actor = actor }

  func connect(_ runtime: GraphRuntime) { self.runtime = runtime }

  func insert(_ id: Element.ID) {
    let mustSchedule = contents.withLock { contents in
      contents.ids.insert(id)
      defer { contents.isFlushExpected = true }
      return !contents.isFlushExpected
    }
    if mustSchedule { schedule() }
  }

  /// Removes and returns the ids; the caller looks again and calls `finish` when there are none
  /// left.
  func take() -> Set<Element.ID> {
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
    contents.withLock { $0.isFlushExpected = true }
    schedule()
  }

  private func schedule() {
    let actor = actor
    Task { await self.flush(on: actor) }
  }

  private func flush(on actor: isolated any Actor) {
    runtime?.flush()
  }
}
