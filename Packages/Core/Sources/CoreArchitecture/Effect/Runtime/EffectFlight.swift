internal import Foundation

/// Everything that runs because of one action sent from outside.
///
/// That is its effects, and those of the actions that they send.
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

  /// Whether anything is running; read it under the lock.
  var isRunning: Bool { running > 0 }

  func markCancelled() {
    wasCancelled = true
  }

  /// Returns when nothing is running any more, even if the waiting task is cancelled.
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

  /// Returns when nothing is running any more, or when the waiting task is cancelled.
  package func wait(isolation: isolated (any Actor)? = #isolation) async {
    let id: UInt64? = runtime.lock.withLock {
      guard running > 0 else { return nil }
      nextWaiter += 1
      return nextWaiter
    }
    guard let id else { return }
    await withTaskCancellationHandler {
      // Captures the actor, so that the closure runs on it without a hop.
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

/// The effects that follow from one action sent to a store.
///
/// Get one from `Store.send`; it can be awaited and cancelled from any actor.
public struct StoreTask: Hashable, Sendable {
  package let flight: EffectFlight?

  package init(_ flight: EffectFlight?) {
    self.flight = flight
  }

  /// Cancels the effects that are still running, and those that they have led to.
  public func cancel() {
    guard let flight else { return }
    flight.runtime.cancel(flight)
  }

  /// Waits until all effects have ended.
  ///
  /// Cancels them if the waiting task is cancelled.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    guard let flight else { return }
    await withTaskCancellationHandler {
      _ = isolation
      await flight.end()
    } onCancel: {
      flight.runtime.cancelUnlessEnded(flight)
    }
  }

  /// Whether all effects have been cancelled.
  ///
  /// Also true if there were none.
  public var isCancelled: Bool {
    guard let flight else { return true }
    return flight.runtime.lock.withLock { flight.wasCancelled }
  }

  /// Equal when both stand for the effects of the same action, or for none.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.flight === rhs.flight }

  /// Hashes the identity of the action's effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(flight.map(ObjectIdentifier.init))
  }
}
