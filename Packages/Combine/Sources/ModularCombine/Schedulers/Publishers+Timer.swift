public import OpenCombine

extension Publishers {
  // Unchecked: holds constants; schedulers and subjects may be used from any thread.
  /// Tells the time of a scheduler at each interval, once it is connected.
  public final class Timer<S: Scheduler>: ConnectablePublisher, @unchecked Sendable {
    /// The time of a tick.
    public typealias Output = S.SchedulerTimeType
    /// Never fails.
    public typealias Failure = Never

    /// The time between two ticks.
    public let interval: S.SchedulerTimeType.Stride
    /// By how much a tick may be late.
    public let tolerance: S.SchedulerTimeType.Stride?
    /// What measures the time.
    public let scheduler: S
    /// The options of the scheduler.
    public let options: S.SchedulerOptions?
    private let ticks = PassthroughSubject<Output, Never>()

    /// Makes a publisher of the time at each interval.
    public init(
      every interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
      scheduler: S, options: S.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.scheduler, self.options) = (scheduler, options)
    }

    /// Begins to hear the ticks.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts the ticks; what it returns stops them.
    public func connect() -> any Cancellable {
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options
      ) { [ticks, scheduler] in ticks.send(scheduler.now) }
    }
  }
}

extension Scheduler {
  /// Returns a publisher of the time at each interval, which ticks once it is connected.
  public func timerPublisher(
    every interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride? = nil,
    options: SchedulerOptions? = nil
  ) -> Publishers.Timer<Self> {
    Publishers.Timer(every: interval, tolerance: tolerance, scheduler: self, options: options)
  }
}
