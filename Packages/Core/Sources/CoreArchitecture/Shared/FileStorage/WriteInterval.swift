/// The time between two writes of a file.
struct WriteInterval: Sendable {
  /// Returns when the interval is over.
  typealias Sleep = @Sendable () async -> Void

  let clock: any Clock<Duration>
  let duration: Duration

  /// Begins the interval now, however late its end is waited for.
  func begin() -> Sleep { clock.begin(duration) }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func begin(_ interval: Duration) -> WriteInterval.Sleep {
    let end = now.advanced(by: interval)
    return { try? await sleep(until: end, tolerance: nil) }
  }
}
