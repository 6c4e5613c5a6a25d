extension Effect {
  /// Starts an effect only after nothing has been debounced with the same id for a while.
  ///
  /// Waiting ends, and so does the effect if it is under way, when another effect is debounced
  /// with the id or the id is cancelled.
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

  /// Starts an effect only after nothing has been debounced with the same id for a while.
  public func debounce<ID: Hashable & Sendable, C: Clock>(
    id: ID,
    for dueTime: C.Duration,
    scheduler: C
  ) -> Self {
    debounce(id: id, for: dueTime, clock: scheduler)
  }
}
