extension Effect {
  /// Starts an effect once a time has passed in which no other was debounced with the same id.
  ///
  /// Another effect debounced with the id cancels the waiting or running one, and so does
  /// `cancel(id:)`. The time begins anew with each effect.
  public func debounce<ID: Hashable & Sendable, C: Clock>(
    id: ID,
    for dueTime: C.Duration,
    clock: C
  ) -> Self {
    guard node != nil else { return .none }
    return Effect.run { _ in try await clock.sleep(for: dueTime) }
      .concatenate(with: self)
      .cancellable(id: id, cancelInFlight: true)
  }

  /// Starts an effect once a time has passed in which no other was debounced with the same id.
  public func debounce<ID: Hashable & Sendable, C: Clock>(
    id: ID,
    for dueTime: C.Duration,
    scheduler: C
  ) -> Self {
    debounce(id: id, for: dueTime, clock: scheduler)
  }
}
