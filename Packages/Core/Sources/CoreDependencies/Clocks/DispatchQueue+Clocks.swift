public import Dispatch
public import Foundation

extension DispatchQueue {
  /// A clock that a test moves on.
  public static var test: TestSchedulerOf<DispatchQueue> { TestClock() }
  /// A clock whose sleeps end at once.
  public static var immediate: AnySchedulerOf<DispatchQueue> { ImmediateClock<Duration>() }

  /// Returns a clock in the place of the queue.
  public func eraseToAnyScheduler() -> AnySchedulerOf<DispatchQueue> { ContinuousClock() }
}

extension Clock where Duration == Swift.Duration {
  /// Returns the clock with its type hidden.
  public func eraseToAnyScheduler() -> AnySchedulerOf<DispatchQueue> { self }
}

extension RunLoop {
  /// A clock that a test moves on.
  public static var test: TestSchedulerOf<RunLoop> { TestClock() }
  /// A clock whose sleeps end at once.
  public static var immediate: AnySchedulerOf<RunLoop> { ImmediateClock<Duration>() }

  /// Returns a clock in the place of the loop.
  public func eraseToAnyScheduler() -> AnySchedulerOf<RunLoop> { ContinuousClock() }
}
