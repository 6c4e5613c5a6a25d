/// One effect in the ledger, from its start to its end.
package final class RunningEffect: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock.
  /// The effects that the sender of an action waits for, of which this is one; nil if nobody can.
  let action: ActionEffects?
  let feature: FeatureEffects
  package let origin: EffectOrigin?
  var ids: [CancelID]
  /// Cancels the effect's work; nil until the work has begun.
  var handle: (any EffectHandle)?
  var isCancelled = false
  /// The index of the effect in its feature's list.
  var index: Int?

  init(
    of action: ActionEffects?, in feature: FeatureEffects, ids: [CancelID],
    origin: EffectOrigin? = nil
  ) {
    self.action = action
    self.feature = feature
    self.ids = ids
    self.origin = origin
  }
}
