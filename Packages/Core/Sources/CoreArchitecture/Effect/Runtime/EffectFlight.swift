internal import Foundation

/// Everything under way because of one action sent from outside: its effects, and those of the
/// actions they send.
package final class EffectFlight: EffectGroup, @unchecked Sendable {
  // Unchecked: guarded by the runtime's lock.
  package let runtime: EffectRuntime
  var effects = EffectSet()
  private(set) var wasCancelled = false
  private var running = 0
  private var waiters: [UInt64: CheckedContinuation<Void, Never>] = [:]
  private var nextWaiter: UInt64 = 0

  init(_ runtime: EffectRuntime) {
    self.runtime = runtime
  }

  package func enter() {
    runtime.lock.withLock { running += 1 }
  }

  package func leave() {
    runtime.lock.lock()
    running -= 1
    let resumed = running == 0 ? waiters : [:]
    if running == 0 { waiters = [:] }
    runtime.lock.unlock()
    for waiter in resumed.values { waiter.resume() }
  }

  /// Whether anything is under way; asked under the lock.
  var isRunning: Bool { running > 0 }

  func markCancelled() {
    wasCancelled = true
  }

  /// Returns when nothing is under way, even if the waiting task is cancelled.
  func end(isolation: isolated (any Actor)? = #isolation) async {
    await withCheckedContinuation { continuation in
      let isDone = runtime.lock.withLock {
        guard running > 0 else { return true }
        nextWaiter += 1
        waiters[nextWaiter] = continuation
        return false
      }
      if isDone { continuation.resume() }
    }
  }

  /// Returns when nothing is under way; at once if the waiting task is cancelled.
  package func wait(isolation: isolated (any Actor)? = #isolation) async {
    let id: UInt64? = runtime.lock.withLock {
      guard running > 0 else { return nil }
      nextWaiter += 1
      return nextWaiter
    }
    guard let id else { return }
    await withTaskCancellationHandler {
      // Named, so that the closure is the actor's too, and need not hop off it and back.
      _ = isolation
      await withCheckedContinuation { continuation in
        let isDone = runtime.lock.withLock {
          if running == 0 || Task.isCancelled { return true }
          waiters[id] = continuation
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      runtime.lock.withLock { waiters.removeValue(forKey: id) }?.resume()
    }
  }
}

/// The effects that followed an action sent to a store.
public struct StoreTask: Hashable, Sendable {
  package let flight: EffectFlight?

  package init(_ flight: EffectFlight?) {
    self.flight = flight
  }

  /// Cancels the effects that are still under way, and those they led to.
  public func cancel() {
    guard let flight else { return }
    flight.runtime.cancel(flight)
  }

  /// Waits until all effects have ended. Cancels them if the waiting task is cancelled.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    guard let flight else { return }
    await withTaskCancellationHandler {
      _ = isolation
      await flight.end()
    } onCancel: {
      flight.runtime.cancelUnlessEnded(flight)
    }
  }

  /// Whether all effects have been cancelled. True when there were none.
  public var isCancelled: Bool {
    guard let flight else { return true }
    return flight.runtime.lock.withLock { flight.wasCancelled }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.flight === rhs.flight }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(flight.map(ObjectIdentifier.init))
  }
}
