public import CoreDependencies
public import Foundation

// Older code hands a scheduler of the system to effects, and times as numbers of seconds.

extension Effect {
  /// Starts an effect once so many seconds have passed in which no other was debounced with the id.
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for seconds: Double, scheduler: any Clock<Duration>
  ) -> Self {
    debounce(id: id, for: .seconds(seconds), clock: scheduler)
  }

  /// Starts an effect once so many seconds have passed in which no other was debounced with the id.
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for seconds: Double, scheduler: some SystemScheduler
  ) -> Self {
    debounce(id: id, for: .seconds(seconds), clock: ContinuousClock())
  }

  /// Starts an effect once a time has passed in which no other was debounced with the same id.
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for dueTime: Duration, scheduler: some SystemScheduler
  ) -> Self {
    debounce(id: id, for: dueTime, clock: ContinuousClock())
  }

  /// Starts an effect once a time has passed in which no other was debounced with the same id.
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for dueTime: Duration, scheduler: RunLoop
  ) -> Self {
    debounce(id: id, for: dueTime, clock: ContinuousClock())
  }

  /// Passes on at most one action in so many seconds, of all effects that share an id.
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for seconds: Double, scheduler: any Clock<Duration>, latest: Bool
  ) -> Self {
    throttle(id: id, for: .seconds(seconds), clock: scheduler, latest: latest)
  }

  /// Passes on at most one action in so many seconds, of all effects that share an id.
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for seconds: Double, scheduler: some SystemScheduler, latest: Bool
  ) -> Self {
    throttle(id: id, for: .seconds(seconds), clock: ContinuousClock(), latest: latest)
  }

  /// Passes on at most one action per interval, of all effects that share an id.
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, scheduler: some SystemScheduler, latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: ContinuousClock(), latest: latest)
  }

  /// Passes on at most one action per interval, of all effects that share an id.
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for interval: Duration, scheduler: RunLoop, latest: Bool
  ) -> Self {
    throttle(id: id, for: interval, clock: ContinuousClock(), latest: latest)
  }

  /// Starts an effect once so many seconds have passed in which no other was debounced with the id.
  public func debounce<ID: Hashable & Sendable>(
    id: ID, for seconds: Double, scheduler: RunLoop
  ) -> Self {
    debounce(id: id, for: .seconds(seconds), clock: ContinuousClock())
  }

  /// Passes on at most one action in so many seconds, of all effects that share an id.
  public func throttle<ID: Hashable & Sendable>(
    id: ID, for seconds: Double, scheduler: RunLoop, latest: Bool
  ) -> Self {
    throttle(id: id, for: .seconds(seconds), clock: ContinuousClock(), latest: latest)
  }
}
