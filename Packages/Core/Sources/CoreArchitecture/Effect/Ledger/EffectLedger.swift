/// The account of a store's running effects: by feature, by cancel id, and by action.
///
/// It starts, cancels and resumes nothing: its methods answer with what is to be done. Its entries
/// are objects, so a copy is the same account; the runtime holds the one there is, behind a lock.
struct EffectLedger {
  let root: FeatureEffects
  /// The number of throttle windows, and the number at which those that are over are removed.
  var throttleCount = (now: 0, limit: 64)
  var lastWaiter: UInt64 = 0

  /// Enters an effect, which is cancelled from the start if its action's effects have been.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - id: The id of the running effects in its feature that it replaces.
  /// - Returns: The work of the replaced effects.
  mutating func enter(_ effect: RunningEffect, replacing id: CancelID?) -> Cancellations {
    var replaced = Cancellations()
    if let id { effect.feature.ofIDs.cancellables[id]?.forEach { replaced.add($0) } }
    enter(effect)
    return replaced
  }

  /// Enters an effect that replaces none.
  mutating func enter(_ effect: RunningEffect) {
    effect.isCancelled = effect.action?.wasCancelled ?? false
    effect.action?.running.insert(effect)
    effect.feature.insert(effect)
    forEachTable(of: effect) { $0.cancellables[$1, default: EffectSet()].insert(effect) }
  }

  /// Enters an effect whose work has begun.
  ///
  /// - Returns: Whether to cancel the work at once, as the action's effects have been cancelled.
  mutating func enter(_ effect: RunningEffect, _ handle: any EffectHandle) -> Bool {
    enter(effect)
    return attach(handle, to: effect)
  }

  /// Notes how to cancel the work of an effect, which has begun.
  ///
  /// - Returns: Whether to cancel it at once, as the effect has been cancelled meanwhile.
  mutating func attach(_ handle: any EffectHandle, to effect: RunningEffect) -> Bool {
    effect.handle = handle
    return effect.isCancelled
  }

  /// Removes an effect that has ended; the features that are empty then leave the tree.
  ///
  /// - Returns: Those who waited for the effects of its action, if it was the last of them.
  mutating func leave(_ effect: RunningEffect) -> EffectWaiters {
    effect.feature.remove(effect)
    forEachTable(of: effect) { $0.removeCancellable(effect, $1) }
    prune(effect.feature)
    guard let action = effect.action, action.running.remove(effect) else { return EffectWaiters() }
    return takeWaiters(of: action)
  }

  /// Calls a closure with each of an effect's ids, in its feature and in each around that.
  private func forEachTable(of effect: RunningEffect, _ body: (FeatureEffects, CancelID) -> Void) {
    effect.ids.forEach { id in
      var feature: FeatureEffects? = effect.feature.ofIDs
      while let current = feature {
        body(current, id)
        feature = current.parent?.ofIDs
      }
    }
  }
}
