@_spi(Locked) internal import CoreDependencies

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
    /// The nodes to look at again, and how often that was done; nil while there are none.
    var second: (ids: Set<Element.ID>, rounds: Int)?

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

  /// Evaluates a node again some moments later.
  ///
  /// Another thread changes what the node has read: what is read meanwhile may be the old value, and
  /// of a change between a read and its observation nobody is told.
  func lookAgain(at id: Element.ID) {
    let isFirst = contents.withLock { contents in
      guard contents.second != nil else {
        contents.second = ([id], 0)
        return true
      }
      contents.second?.ids.insert(id)
      contents.second?.rounds = 0
      return false
    }
    guard isFirst else { return }
    Task {
      while let delay = nextDelay() {
        try? await Task.sleep(for: delay)
        for id in contents.withLock({ $0.second?.ids ?? [] }) { insert(id) }
      }
    }
  }

  private static let delays: [Duration] = [.milliseconds(7), .milliseconds(61), .milliseconds(530)]

  private func nextDelay() -> Duration? {
    contents.withLock { contents in
      guard let second = contents.second, second.rounds < Self.delays.count else {
        contents.second = nil
        return nil
      }
      contents.second?.rounds += 1
      return Self.delays[second.rounds]
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
