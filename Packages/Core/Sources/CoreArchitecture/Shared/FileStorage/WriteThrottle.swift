@_spi(Locked) internal import CoreDependencies
internal import Foundation

/// Decides when changes are written: the first at once, those that follow within an interval
/// together at its end.
struct WriteThrottle<Change> {
  enum Step {
    /// Write the change and begin an interval.
    case write(Change)
    /// Write nothing yet; the change that waited before is replaced.
    case wait(superseded: Change?)
  }

  private var waiting: Change?
  private var isInInterval = false

  mutating func submit(_ change: Change) -> Step {
    guard isInInterval else {
      isInInterval = true
      return .write(change)
    }
    defer { waiting = change }
    return .wait(superseded: waiting)
  }

  /// Ends an interval: returns the change to write before the next one, nil if there is none.
  mutating func endInterval() -> Change? {
    isInInterval = waiting != nil
    return take()
  }

  /// Returns the waiting change, which then no longer waits.
  mutating func take() -> Change? { waiting.take() }
}

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

/// The writers with a change that is not written yet.
final class PendingWrites: Sendable {
  /// The writers to disk, which write when the process ends.
  static let toDisk: PendingWrites = {
    atexit { PendingWrites.toDisk.flush() }
    return PendingWrites()
  }()

  private let flushes = Locked<[ObjectIdentifier: @Sendable () -> Void]>([:])

  func insert(_ writer: AnyObject, _ flush: @escaping @Sendable () -> Void) {
    flushes.withLock { $0[ObjectIdentifier(writer)] = flush }
  }

  func remove(_ writer: AnyObject) {
    // Releasing the closure may release the writer, which must not happen within the lock.
    let removed = flushes.withLock { $0.removeValue(forKey: ObjectIdentifier(writer)) }
    withExtendedLifetime(removed) {}
  }

  /// Writes all changes now.
  func flush() {
    for flush in flushes.withLock({ Array($0.values) }) { flush() }
  }
}
