/// One effect in the ledger, from its start to its end.
package final class RunningEffect: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock;
  // so no two accesses overlap.
  /// The effects that the sender of an action waits for, of which this is one; nil if nobody can.
  let action: ActionEffects?
  let feature: FeatureEffects
  package let origin: EffectOrigin?
  @exclusivity(unchecked) var ids: CancelIDs
  /// Cancels the effect's work; nil until the work has begun.
  @exclusivity(unchecked) var handle: (any EffectHandle)?
  @exclusivity(unchecked) var isCancelled = false
  /// The sequence in which it stands for a step that waits for its turn; nil for a running effect.
  let queue: ObjectIdentifier?
  /// The index of the effect in its feature's list.
  @exclusivity(unchecked) var index: Int?

  init(
    of action: ActionEffects?, in feature: FeatureEffects, ids: CancelIDs,
    origin: EffectOrigin? = nil, queue: ObjectIdentifier? = nil
  ) {
    self.action = action
    self.feature = feature
    self.ids = ids
    self.origin = origin
    self.queue = queue
  }
}
