@_spi(Combine) @_spi(Locked) public import CoreDependencies
public import Dispatch
public import OpenCombine
public import OpenCombineDispatch

/// The times of schedulers are those of dispatch queues, for which most of them stand.
extension AnyScheduler: @retroactive Scheduler {
  /// A point in time, which on a test's clock counts from its start.
  public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  /// The options of dispatch queues, which have no effect.
  public typealias SchedulerOptions = DispatchQueue.SchedulerOptions

  /// The current time, as publishers ask for it.
  @_disfavoredOverload
  public var now: SchedulerTimeType { SchedulerTimeType(elapsed: elapsed) }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// Runs work where the scheduler runs it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(action)
  }

  /// Runs work there at a point in time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date.elapsed - elapsed, action)
  }

  /// Runs work there at a point in time, and again at each interval, until it is cancelled; once
  /// where nothing waits.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = RepeatedWork(on: self, at: date.elapsed, every: interval.duration, action)
    work.schedule()
    return AnyCancellable { work.cancel() }
  }
}

extension DispatchQueue.SchedulerTimeType {
  /// The time after so much on a clock; a time of zero would be now to a queue.
  init(elapsed: Duration) {
    let (seconds, attoseconds) = elapsed.components
    self.init(
      DispatchTime(
        uptimeNanoseconds: UInt64(clamping: max(0, seconds)) * 1_000_000_000
          + UInt64(max(0, attoseconds / 1_000_000_000)) + 1))
  }

  var elapsed: Duration { .nanoseconds(Int64(clamping: dispatchTime.uptimeNanoseconds) - 1) }
}

extension DispatchQueue.SchedulerTimeType.Stride {
  /// The same as a duration of the standard library.
  var duration: Duration { .nanoseconds(Int64(magnitude)) }
}

/// Work that a scheduler runs again and again.
// Unchecked: all that changes is behind the lock; the action runs where the scheduler runs work.
private final class RepeatedWork: @unchecked Sendable {
  private let scheduler: AnyScheduler
  private let interval: Duration
  private let action: () -> Void
  private let state: Locked<(next: Duration, work: ScheduledWork?, isCancelled: Bool)>

  init(
    on scheduler: AnyScheduler, at start: Duration, every interval: Duration,
    _ action: @escaping () -> Void
  ) {
    self.scheduler = scheduler
    self.interval = max(interval, .nanoseconds(1))
    self.action = action
    state = Locked((start, nil, false))
  }

  func schedule() {
    let work = scheduler.schedule(after: state.withLock { $0.next } - scheduler.elapsed) {
      [weak self] in self?.run()
    }
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.work = work }
      return state.isCancelled
    }
    if isCancelled { work.cancel() }
  }

  private func run() {
    let isCancelled = state.withLock { state in
      state.next += interval
      return state.isCancelled
    }
    guard !isCancelled else { return }
    action()
    if !scheduler.isImmediate { schedule() }
  }

  func cancel() {
    let work = state.withLock { state in
      state.isCancelled = true
      return state.work.take()
    }
    work?.cancel()
  }
}
