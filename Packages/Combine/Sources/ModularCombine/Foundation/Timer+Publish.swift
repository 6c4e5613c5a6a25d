@_spi(Locked) import CoreDependencies
public import Foundation
public import OpenCombine

extension Timer {
  /// Returns a publisher of the time, at each interval in seconds, once it is connected.
  ///
  /// The dependency `continuousClock` measures the intervals, so a test's clock ticks it. A timer
  /// of the main run loop ticks on the main queue, as nothing else is served there on Linux. The
  /// tolerance and the options have no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  // Unchecked: what changes is behind the lock.
  /// A publisher of the time; it ticks for those who hear it while it is connected.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    /// The time of a tick.
    public typealias Output = Date
    /// Never fails.
    public typealias Failure = Never

    /// The seconds between two ticks.
    public let interval: TimeInterval
    /// Has no effect.
    public let tolerance: TimeInterval?
    /// The loop in which it ticks.
    public let runLoop: RunLoop
    /// The mode in which that loop ticks it.
    public let mode: RunLoop.Mode
    private let ticks = PassthroughSubject<Date, Never>()
    private let running = Locked<UncheckedSendable<any Cancellable>?>(nil)

    /// Makes a publisher of the time at each interval in seconds.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Begins to hear the ticks.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts the ticks, unless they run; what it returns stops them for all.
    public func connect() -> any Cancellable {
      let new = UncheckedSendable(start())
      let old = running.withLock { running in
        defer { running = running ?? new }
        return running
      }
      if old != nil { new.value.cancel() }
      return AnyCancellable { self.stop() }
    }

    private func stop() { running.withLock { $0.take() }?.value.cancel() }

    private func start() -> any Cancellable {
      let scheduler = runLoop === RunLoop.main ? Self.clock : runLoop.eraseToAnyScheduler()
      let now: AnyScheduler.SchedulerTimeType = scheduler.now
      let stride = AnyScheduler.SchedulerTimeType.Stride.seconds(Swift.max(interval, 0.0001))
      return scheduler.schedule(
        after: now.advanced(by: stride), interval: stride, tolerance: .zero, options: nil
      ) { [ticks] in ticks.send(Date()) }
    }

    private static var clock: AnyScheduler {
      @Dependency(\.continuousClock) var clock
      func open(_ clock: some Clock<Duration>) -> AnyScheduler { AnyScheduler(clock) }
      return clock is UnimplementedClock<Duration> ? .main : open(clock)
    }
  }
}
