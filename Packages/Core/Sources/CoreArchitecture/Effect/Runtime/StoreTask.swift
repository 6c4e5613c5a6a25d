/// The effects that follow from one action sent to a store.
///
/// Get one from `Store.send`; it can be awaited and cancelled from any actor.
public struct StoreTask: Hashable, Sendable {
  private let started: (effects: ActionEffects, runtime: EffectRuntime)?

  package init(_ effects: ActionEffects?, in runtime: EffectRuntime) {
    started = effects.map { ($0, runtime) }
  }

  /// Cancels the effects that are still running, and those that they have led to.
  public func cancel() {
    guard let started else { return }
    started.runtime.carryOut { $0.cancel(started.effects) }
  }

  /// Waits until all effects have ended.
  ///
  /// Cancels them if the waiting task is cancelled.
  public func finish(isolation: isolated (any Actor)? = #isolation) async {
    guard let started else { return }
    await started.runtime.wait(for: started.effects, passesCancellation: true)
  }

  /// Waits until all effects have ended, or until the waiting task is cancelled.
  package func wait(isolation: isolated (any Actor)? = #isolation) async {
    guard let started else { return }
    await started.runtime.wait(for: started.effects, passesCancellation: false)
  }

  /// The actions that started the effects that still run; recorded only for an observer.
  package var originsOfRunning: [EffectOrigin] {
    guard let started else { return [] }
    return started.runtime.ask { _ in
      var origins: [EffectOrigin] = []
      started.effects.running.forEach { effect in
        if effect.queue == nil, let origin = effect.origin { origins.append(origin) }
      }
      return origins
    }
  }

  /// Whether all effects have been cancelled.
  ///
  /// Also true if there were none.
  public var isCancelled: Bool {
    started.map { started in started.runtime.ask { _ in started.effects.wasCancelled } } ?? true
  }

  /// Equal when both stand for the effects of the same action, or for none.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.started?.effects === rhs.started?.effects
  }

  /// Hashes the identity of the action's effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(started.map { ObjectIdentifier($0.effects) })
  }
}
