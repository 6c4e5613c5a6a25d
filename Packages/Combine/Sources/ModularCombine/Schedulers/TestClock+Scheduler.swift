@_spi(Combine) public import CoreDependencies
public import Dispatch
public import OpenCombine
public import OpenCombineDispatch

/// A test's clock in the place of a scheduler: `DispatchQueue.test`.
extension TestClock: @retroactive Scheduler where Duration == Swift.Duration {
  /// A point in time, counted from the clock's start.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// The options of dispatch queues, which have no effect.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// The time to which the test has moved the clock, as publishers ask for it.
  @_disfavoredOverload
  public var now: SchedulerTimeType { AnyScheduler(self).now }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs work when the test moves the time on, were it by nothing.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(action)
  }

  /// Runs work when the test has moved the time to a point.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    AnyScheduler(self).schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Runs work at a point in time, and again at each interval, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyScheduler(self).schedule(
      after: date, interval: interval, tolerance: tolerance, options: options, action)
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Moves the time on, and runs what is due on the way before it returns.
  ///
  /// For tests without `await`. Tasks that sleep on the clock go on later.
  @available(*, noasync, message: "Write 'await' in front of it: tasks get their turn then.")
  public func advance(by stride: DispatchQueue.SchedulerTimeType.Stride = .zero) {
    let now: Instant = now
    advanceHere(to: now.advanced(by: stride.duration))
  }

  /// Moves the time to a point, and runs what is due on the way before it returns.
  @available(*, noasync, message: "Write 'await' in front of it: tasks get their turn then.")
  public func advance(to date: DispatchQueue.SchedulerTimeType) {
    advanceHere(to: Instant(offset: date.elapsed))
  }

  /// Moves the time on until nothing is due any more.
  @available(*, noasync, message: "Write 'await' in front of it: tasks get their turn then.")
  public func run() {
    while let deadline = nextDeadline { advanceHere(to: deadline) }
  }
}

extension UIScheduler: @retroactive Scheduler {
  /// The times of dispatch queues.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// There are none.
  public typealias SchedulerOptions = Never

  /// The current time.
  public var now: SchedulerTimeType { DispatchQueue.main.now }

  /// The least that the main queue takes.
  public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

  /// Runs work at once on the main actor, and soon there from elsewhere.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { schedule(action) }

  /// Runs work on the main queue at a point in time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs work on the main queue at a point in time, and again at each interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.main.schedule(
      after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }
}

extension Scheduler {
  /// Returns a scheduler that hides the type of this one; it measures times by the system's clock.
  @_disfavoredOverload
  public func eraseToAnyScheduler() -> AnyScheduler {
    AnyScheduler(running: { schedule($0) })
  }
}
