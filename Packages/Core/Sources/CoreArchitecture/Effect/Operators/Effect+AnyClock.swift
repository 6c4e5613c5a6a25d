// Overloads for `any Clock<Duration>`, the type of a clock dependency: Swift does not open an
// existential that a property wrapper returns.

extension Effect {
  /// Starts an effect once a time has passed in which no other was debounced with the same id.
  @_disfavoredOverload
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for dueTime: Duration, clock: any Clock<Duration>
  ) -> Self {
    func open(_ clock: some Clock<Duration>) -> Self {
      debounce(id: id, for: dueTime, clock: clock)
    }
    return open(clock)
  }

  /// Starts an effect once a time has passed in which no other was debounced with the same id.
  @_disfavoredOverload
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for dueTime: Duration, scheduler: any Clock<Duration>
  ) -> Self {
    debounce(id: id, for: dueTime, clock: scheduler)
  }

  /// Passes on at most one action per interval, of all effects that share an id.
  ///
  /// - Parameters:
  ///   - id: Identifies the effects; an effect cancels the running one with the same id.
  ///   - interval: The least time between two actions.
  ///   - clock: The clock that measures the interval.
  ///   - latest: Whether the last action of an interval is passed on at its end, or the first.
  /// - Returns: The throttled effect.
  @_disfavoredOverload
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, clock: any Clock<Duration>, latest: Bool
  ) -> Self {
    func open(_ clock: some Clock<Duration>) -> Self {
      throttle(id: id, for: interval, clock: clock, latest: latest)
    }
    return open(clock)
  }

  /// Passes on at most one action per interval, of all effects that share an id.
  @_disfavoredOverload
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, scheduler: any Clock<Duration>, latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: scheduler, latest: latest)
  }
}
