internal import CoreDependencies
internal import Foundation
internal import Synchronization

/// Dependencies that differ from the defaults, kept for work that starts later.
typealias DependencySnapshot = DependencyValues

extension DependencySnapshot {
  static var current: DependencySnapshot? {
    _hasOverrides ? _current : nil
  }

  /// What to run with in place of nil, so that nothing leaks in that the current task overrides.
  static var shield: DependencySnapshot? {
    _hasOverrides ? DependencyValues() : nil
  }

  /// Runs a closure with a snapshot, never with what the current task happens to override.
  static func bind<Result>(_ snapshot: Self?, _ operation: () -> Result) -> Result {
    guard let values = snapshot ?? shield else { return operation() }
    return $_current.withValue(values, operation: operation)
  }
}

/// What an effect's task knows of where it runs.
struct EffectContext: Sendable {
  let runtime: EffectRuntime
  let scope: EffectScope

  @TaskLocal static var current: EffectContext?
}

/// Starts and ends the effects of one store.
///
/// Every effect runs as a task on the store's actor. The tables may be reached from any thread,
/// because `Task.cancel(id:)` and a store task's `cancel()` may: one lock guards them all.
package final class EffectRuntime: @unchecked Sendable {
  // Unchecked: everything mutable is guarded by `lock`, except `observer`, which is set once
  // before the first effect and used on `isolation` only.
  package let isolation: any Actor
  let lock = NSLock()
  let root: EffectScope
  package var observer: (any EffectObserver)?
  /// How many windows of throttled effects the scopes hold, those that have gone included, and at
  /// how many those that are over are forgotten.
  var throttleCount = (now: 0, limit: 64)
  /// Whether the store has been used from outside of its actor, which is the main one.
  let isUsedElsewhere = Atomic<Bool>(false)

  init(isolation: any Actor) {
    self.isolation = isolation
    root = EffectScope(parent: nil, key: nil)
  }

  /// Keeps account of the task that `spawn` makes on the store's actor until it ends.
  ///
  /// The task is made where its work is known, and does it without functions in between: each would
  /// have a frame in the memory that every task is given.
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

/// Ends the account of one effect; called once, on the store's actor, at the end of its task.
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

/// Is told of effects that start and end, on the store's actor.
package protocol EffectObserver: AnyObject {
  func didStart(_ effect: RunningEffect)
  func didEnd(_ effect: RunningEffect)
  /// The root feature asked to be dismissed. Called on any thread.
  func didDismissRoot()
}

/// One effect under way.
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
  /// Where the effect is in its scope's list.
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

  /// Work that runs beside effects but is cancelled like one.
  init(_ context: EffectContext, id: CancelID) {
    flight = EffectFlight(context.runtime)
    scope = context.scope
    ids = [id]
    origin = nil
  }
}
