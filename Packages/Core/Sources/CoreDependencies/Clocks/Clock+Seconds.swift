// Older code gives times to schedulers as numbers of seconds.

extension Clock where Duration == Swift.Duration {
  /// Waits for a number of seconds.
  public func sleep(for seconds: Double) async throws { try await sleep(for: .seconds(seconds)) }

  /// Returns a sequence of points in time so many seconds apart.
  public func timer(interval seconds: Double) -> AsyncTimerSequence<AnyClock<Duration>> {
    timer(interval: .seconds(seconds))
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Moves the time on by a number of seconds.
  public func advance(by seconds: Double) async { await advance(by: .seconds(seconds)) }
}

extension Clock where Self == ContinuousClock {
  /// The system's clock, in the place of the main queue.
  public static var main: Self { ContinuousClock() }
}
