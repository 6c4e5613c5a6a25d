/// Points in time that lie an interval apart, each delivered when a clock reaches it.
///
/// A reader that falls behind skips the points it has missed and stays in step. The sequence ends
/// when the task that reads it is cancelled.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence, Sendable {
  public typealias Element = C.Instant

  private let interval: C.Duration
  private let tolerance: C.Duration?
  private let clock: C

  public init(interval: C.Duration, tolerance: C.Duration? = nil, clock: C) {
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(interval: interval, tolerance: tolerance, clock: clock)
  }

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

    /// The next point in time; nil once the task is cancelled.
    public mutating func next() async -> C.Instant? {
      await next(isolation: nil)
    }

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
  /// Points in time that lie an interval apart, the first one interval from the moment it is
  /// asked for.
  public func timer(
    interval: Duration, tolerance: Duration? = nil
  ) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
