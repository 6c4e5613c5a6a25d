public import Dispatch

/// A scheduler of any kind: a clock that hides its type and also starts work.
public struct AnyScheduler: Clock {
  /// A point in time of the clock inside.
  public typealias Instant = AnyClock<Swift.Duration>.Instant

  private let clock: AnyClock<Swift.Duration>
  private let work: any WorkClock

  /// Hides the type of a clock.
  public init(_ clock: some Clock<Swift.Duration>) {
    self.clock = AnyClock(clock)
    work =
      switch clock {
      case let clock as any WorkClock: clock
      case is ContinuousClock: SystemWork { DispatchQueue.main.schedule($0) }
      default: OtherClockWork(clock)
      }
  }

  /// Makes a scheduler of the system's clock that runs work with a closure.
  @_spi(Combine) public init(running start: @escaping (@escaping () -> Void) -> Void) {
    // Safe: schedulers take work from any thread.
    nonisolated(unsafe) let start = start
    self.init(start: { start($0) })
  }

  init(start: @escaping @Sendable (@escaping () -> Void) -> Void) {
    clock = AnyClock(ContinuousClock())
    work = SystemWork(begin: start)
  }

  /// The current time of the clock inside.
  public var now: Instant { clock.now }

  /// The minimum resolution of the clock inside.
  public var minimumResolution: Swift.Duration { clock.minimumResolution }

  /// Sleeps on the clock inside until a point in time.
  ///
  /// Throws what that clock throws, such as `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Runs work where the scheduler runs it: on its queue, at once, or when a test moves the time
  /// on.
  public func schedule(_ work: @escaping () -> Void) {
    start(ScheduledWork(work), after: nil)
  }

  /// Runs work there once a time has passed; it stays scheduled until it has run or is cancelled.
  @_spi(Combine) @discardableResult
  public func schedule(after delay: Swift.Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    let work = ScheduledWork(work)
    start(work, after: delay)
    return work
  }
}

extension AnyScheduler: WorkClock {
  /// The time on the clock since a point that all schedulers on the clock have in common.
  @_spi(Combine) public var elapsed: Swift.Duration { work.elapsed }

  /// Whether work runs at once, whatever its time.
  @_spi(Combine) public var isImmediate: Bool { work.isImmediate }

  func start(_ work: ScheduledWork, after delay: Swift.Duration?) {
    self.work.start(work, after: delay)
  }
}

extension AnyScheduler {
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// A scheduler whose sleeps end at once, and which runs work at once.
  public static var immediate: Self { Self(ImmediateClock()) }

  /// A scheduler that reports an issue whenever it is used.
  public static var unimplemented: Self { unimplemented() }

  /// Returns a global queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// Returns a scheduler that reports an issue, with a name in it, whenever it is used.
  public static func unimplemented(_ name: String = "AnyScheduler") -> Self {
    Self(UnimplementedClock(ImmediateClock(), name: name, queue: "DispatchQueue"))
  }
}

/// A scheduler of any kind that hides its type.
public typealias AnySchedulerOf<Scheduler> = AnyScheduler

/// A scheduler whose sleeps end at once, such as `DispatchQueue.immediate`.
public typealias ImmediateSchedulerOf<Scheduler> = AnyScheduler

/// A clock that a test moves on, in the place of a scheduler of any kind.
public typealias TestSchedulerOf<Scheduler> = TestClock<Duration>
