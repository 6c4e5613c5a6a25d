/// Observes effects that start and end, on the store's actor.
package protocol EffectObserver: AnyObject {
  func didStart(_ effect: RunningEffect)
  /// Called before anyone learns that the effects of an action have ended.
  func didEnd(_ effect: RunningEffect)
  /// Called when the root feature asked to be dismissed; on any thread.
  func didDismissRoot()
  /// Returns, once, what keeps the action back that an effect has just sent; nil if nothing does.
  func takeHeld(of effect: RunningEffect?) -> HeldAction?
}
