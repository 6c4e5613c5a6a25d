@_spi(Locked) internal import CoreDependencies
internal import Synchronization

/// Starts and cancels the effects of one store.
///
/// Every effect runs as a task on the store's actor. `Task.cancel(id:)` and a store task's
/// `cancel()` may come from any thread, so the ledger is behind a lock. What the ledger answers is
/// done once the lock is dropped, as it may come back here.
package final class EffectRuntime: @unchecked Sendable {
  // Unchecked: `observer`, `tasks` and `look` are set once before the first effect, and they and
  // `listeners` are used on `isolation` only.
  package let isolation: any Actor
  let root: FeatureEffects
  let ledger: Locked<EffectLedger>
  package var observer: (any EffectObserver)?
  /// Where the tasks of effects run, and what they call; nil but in an exploration.
  package var tasks: (any TaskExecutor)?
  /// Takes a look at the store's state; set once, by the store, and used on `isolation` only.
  var look: ((inout EffectSweep) -> Void)?
  /// Who is told of each action; nil until somebody asks.
  @exclusivity(unchecked) var listeners: StoreListeners?
  /// Whether the store, which then is of the main actor, has been used from outside of it.
  let isUsedElsewhere = Atomic<Bool>(false)

  init(isolation: any Actor) {
    self.isolation = isolation
    root = FeatureEffects()
    ledger = Locked(EffectLedger(root: root))
  }

  /// Makes an effect's task on the store's actor; the task calls `completion` at its end.
  typealias Spawn =
    @Sendable (_ isolation: isolated any Actor, _ completion: EffectCompletion) -> Task<Void, Never>

  /// Registers the task that `spawn` makes on the store's actor, until it ends.
  ///
  /// `spawn` makes the task directly: each function in between would need a frame in the memory of
  /// every task.
  func launch(_ start: EffectStart, dependencies: DependencySnapshot?, _ spawn: Spawn) {
    let effect = start.makeEffect()
    start.group?.enter()
    observer?.didStart(effect)
    let completion = EffectCompletion(runtime: self, effect: effect, group: start.group)
    let task = withEffectContext(EffectContext(runtime: self, feature: start.feature), dependencies)
    {
      isolation.assumeIsolated { isolation in spawn(isolation, completion) }
    }
    // The task runs once this actor is free, so it has not ended yet.
    if ask({ $0.enter(effect, task) }) { task.cancel() }
  }

  private func withEffectContext<Result>(
    _ context: EffectContext, _ dependencies: DependencySnapshot?, _ operation: () -> Result
  ) -> Result {
    EffectContext.$current.withValue(context) {
      DependencySnapshot.bind(dependencies, operation)
    }
  }
}

extension Task: EffectHandle {}

/// Marks an effect as ended; called once, on the store's actor, at the end of its task.
struct EffectCompletion: @unchecked Sendable {
  // Unchecked: the group is touched on the store's actor only.
  let runtime: EffectRuntime
  let effect: RunningEffect
  let group: (any EffectGroup)?

  func callAsFunction() {
    runtime.observer?.didEnd(effect)
    runtime.carryOut { $0.leave(effect) }
    group?.leave()
  }
}

/// The store and the feature in which an effect's task runs.
struct EffectContext: Sendable {
  let runtime: EffectRuntime
  let feature: FeatureEffects

  /// The nearest feature, from this one outward, that its parent can dismiss.
  var dismissible: FeatureEffects? { runtime.ask { $0.dismissible(from: feature) } }

  @TaskLocal static var current: EffectContext?

  /// The context of work outside of any store.
  static let process: EffectContext = {
    let runtime = EffectRuntime(isolation: MainActor.shared)
    return EffectContext(runtime: runtime, feature: runtime.root)
  }()
}

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
