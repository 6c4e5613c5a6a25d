/// A sequence of points in time an interval apart, each delivered when a clock reaches it.
///
/// A reader that falls behind skips the points it has missed and stays in step. The sequence ends
/// when the task that reads it is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  /// The time of the clock when an element is delivered.
  public typealias Element = C.Instant

  private let interval: C.Duration
  private let tolerance: C.Duration?
  private let clock: C

  /// Makes a timer on a clock.
  ///
  /// `interval` is the time between two elements, `tolerance` how late an element may be.
  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  /// Returns a timer; its first element comes one interval after it is asked for.
  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: interval, tolerance: tolerance, clock: clock)
  }

  /// Waits for the points in time, one after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let interval: C.Duration
    fileprivate let tolerance: C.Duration?
    fileprivate let clock: C
    private var last: C.Instant?

    fileprivate init(interval: C.Duration, tolerance: C.Duration?, clock: C) {
      self.interval = interval
      self.tolerance = tolerance
      self.clock = clock
    }

    /// Waits for the next point in time and returns the time; nil once the task is cancelled.
    public mutating func next() async -> C.Instant? {
      await next(isolation: nil)
    }

    /// Waits for the next point in time, on an actor; nil once the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> C.Instant? {
      let now = clock.now
      var deadline = (last ?? now).advanced(by: interval)
      if deadline < now {
        deadline = deadline.advanced(by: interval * Int(deadline.duration(to: now) / interval))
        if deadline < now { deadline = deadline.advanced(by: interval) }
      }
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        return nil
      }
      last = deadline
      return clock.now
    }
  }
}

extension Clock where Duration: Hashable {
  /// Returns a sequence of points in time an interval apart.
  ///
  /// The first one comes one interval after it is asked for.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
