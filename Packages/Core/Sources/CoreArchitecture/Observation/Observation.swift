// `@ObservableState`: who reads what, who is notified.
//
// ObservableIdentity: ComputedIdentity, IdentityInCase.
// ObservableState: ObservationIdentified, ObservationStorage.
// ObservationStateRegistrar: ObservationUncompared, ObservedElements.
// ObservationThread: ObservationAccesses, ObservationChanges.
// ObservationToken: ObservationClosure, ObservationSentinel, ObservationTarget.
// Perception: Perceptible.
// StandardObservers: StandardProperty.
