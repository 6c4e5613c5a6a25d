// The ledger behind a lock, tasks on the store's actor, `StoreTask`.
//
// EffectObserver: HeldAction, StoreListeners.
// EffectRuntime: DependencySnapshot, EffectCompletion, EffectContext.
// EffectStart: EffectGroup.
// StateSearch: BeginLook.
