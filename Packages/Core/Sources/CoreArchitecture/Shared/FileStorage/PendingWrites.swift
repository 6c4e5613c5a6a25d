@_spi(Locked) internal import CoreDependencies
internal import Foundation

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
