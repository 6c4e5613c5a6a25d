// The same on a clock that is known as `any Clock<Duration>` only, as a dependency is: Swift does not
// open an existential that comes out of a property wrapper.

extension Effect {
  /// Starts an effect only after nothing has been debounced with the same id for a while.
  @_disfavoredOverload
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for dueTime: Duration, clock: any Clock<Duration>
  ) -> Self {
    func open(_ clock: some Clock<Duration>) -> Self {
      debounce(id: id, for: dueTime, clock: clock)
    }
    return open(clock)
  }

  /// Starts an effect only after nothing has been debounced with the same id for a while.
  @_disfavoredOverload
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for dueTime: Duration, scheduler: any Clock<Duration>
  ) -> Self {
    debounce(id: id, for: dueTime, clock: scheduler)
  }

  /// Lets at most one action of the effects that share an id through in each interval.
  ///
  /// - Parameter latest: Whether the last action of an interval passes at its end, or the first.
  @_disfavoredOverload
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, clock: any Clock<Duration>, latest: Bool
  ) -> Self {
    func open(_ clock: some Clock<Duration>) -> Self {
      throttle(id: id, for: interval, clock: clock, latest: latest)
    }
    return open(clock)
  }

  /// Lets at most one action of the effects that share an id through in each interval.
  @_disfavoredOverload
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, scheduler: any Clock<Duration>, latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: scheduler, latest: latest)
  }
}
