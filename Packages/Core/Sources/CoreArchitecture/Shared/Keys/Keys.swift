// What a key is, and what passes between it and its value.
//
// LoadingAndSaving: CheckedCallback, LoadContext, LoadContinuation, SaveContext, SaveContinuation.
// SharedKey: ExplainingKey, LateSavingKey, SharedReaderKey.
// SharedSubscription: SharedSubscriber.
