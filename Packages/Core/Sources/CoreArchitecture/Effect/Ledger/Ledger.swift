// Who runs, under which ids, for which feature and action: no lock, no task; each concern of the
// ledger stands with what it answers.
//
// CancelID: CancelIDs.
// EffectLedger+Cancelling: Cancellations, EffectHandle.
// EffectLedger+Throttling: ThrottleID, ThrottleWindow.
// EffectLedger+Waiting: EffectWaiter, EffectWaiters.
// FeatureEffects: ChildFeatures, OpaquePlace.
// RunningEffect: ActionEffects, EffectOrigin, EffectSet.
// StatePath: ChildEntry, ChildKey.
