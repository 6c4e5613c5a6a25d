internal import CoreDependencies
internal import Foundation
internal import Synchronization

/// Dependencies that differ from the defaults, kept for work that starts later.
typealias DependencySnapshot = DependencyValues

extension DependencySnapshot {
  static var current: DependencySnapshot? {
    _hasOverrides ? _current : nil
  }

  /// Replaces a missing snapshot, so that overrides of the current task do not leak in.
  static var shield: DependencySnapshot? {
    _hasOverrides ? DependencyValues() : nil
  }

  /// Runs a closure with a snapshot, never with the overrides of the current task.
  static func bind<Result>(_ snapshot: Self?, _ operation: () -> Result) -> Result {
    guard let values = snapshot ?? shield else { return operation() }
    return $_current.withValue(values, operation: operation)
  }
}

/// The store and scope in which an effect's task runs.
struct EffectContext: Sendable {
  let runtime: EffectRuntime
  let scope: EffectScope

  @TaskLocal static var current: EffectContext?
}

/// Starts and cancels the effects of one store.
///
/// Every effect runs as a task on the store's actor. `Task.cancel(id:)` and a store task's
/// `cancel()` may reach the tables from any thread, so one lock guards them all.
package final class EffectRuntime: @unchecked Sendable {
  // Unchecked: everything mutable is guarded by `lock`, except `observer`, which is set once
  // before the first effect and used on `isolation` only.
  package let isolation: any Actor
  let lock = NSLock()
  let root: EffectScope
  package var observer: (any EffectObserver)?
  /// The number of throttle windows, and the number at which those that are over are removed.
  var throttleCount = (now: 0, limit: 64)
  /// Whether the store, which then is of the main actor, has been used from outside of it.
  let isUsedElsewhere = Atomic<Bool>(false)

  init(isolation: any Actor) {
    self.isolation = isolation
    root = EffectScope(parent: nil, key: nil)
  }

  /// Registers the task that `spawn` makes on the store's actor, until it ends.
  ///
  /// `spawn` makes the task directly: each function in between would need a frame in the memory of
  /// every task.
  func launch(
    _ start: EffectStart, dependencies: DependencySnapshot?,
    _ spawn: EffectSpawn
  ) {
    let running = RunningEffect(start)
    start.group.enter()
    insert(running)
    observer?.didStart(running)
    let completion = EffectCompletion(runtime: self, running: running, group: start.group)
    let task = withEffectContext(EffectContext(runtime: self, scope: start.scope), dependencies) {
      isolation.assumeIsolated { isolation in spawn(isolation, completion) }
    }
    lock.lock()
    running.task = task
    let isCancelled = running.isCancelled
    lock.unlock()
    if isCancelled { task.cancel() }
  }

  private func withEffectContext<Result>(
    _ context: EffectContext, _ dependencies: DependencySnapshot?, _ operation: () -> Result
  ) -> Result {
    EffectContext.$current.withValue(context) {
      DependencySnapshot.bind(dependencies, operation)
    }
  }
}

/// Makes an effect's task on the store's actor; the task calls `completion` at its end.
typealias EffectSpawn =
  @Sendable (_ isolation: isolated any Actor, _ completion: EffectCompletion) -> Task<Void, Never>

/// Marks an effect as ended; called once, on the store's actor, at the end of its task.
struct EffectCompletion: @unchecked Sendable {
  // Unchecked: the group is touched on the store's actor only.
  fileprivate let runtime: EffectRuntime
  fileprivate let running: RunningEffect
  fileprivate let group: any EffectGroup

  func callAsFunction() {
    runtime.remove(running)
    runtime.observer?.didEnd(running)
    group.leave()
  }
}

/// Observes effects that start and end, on the store's actor.
package protocol EffectObserver: AnyObject {
  func didStart(_ effect: RunningEffect)
  func didEnd(_ effect: RunningEffect)
  /// Called when the root feature asked to be dismissed; on any thread.
  func didDismissRoot()
}

/// One running effect.
package final class RunningEffect: @unchecked Sendable {
  // Unchecked: `task`, `onCancel`, `isCancelled`, `ids` and `place` are guarded by the runtime's
  // lock.
  let flight: EffectFlight
  let scope: EffectScope
  var ids: [CancelID]
  package let origin: EffectOrigin?
  var task: Task<Void, Never>?
  var onCancel: (@Sendable () -> Void)?
  var isCancelled = false
  /// The index of the effect in its scope's list.
  var place: Int?

  package var wasCancelled: Bool {
    flight.runtime.lock.withLock { isCancelled }
  }

  init(_ start: EffectStart) {
    flight = start.flight
    scope = start.scope
    ids = start.ids
    origin = start.origin
  }

  /// Registers work that is not an effect but is cancelled like one.
  init(_ context: EffectContext, id: CancelID) {
    flight = EffectFlight(context.runtime)
    scope = context.scope
    ids = [id]
    origin = nil
  }
}
