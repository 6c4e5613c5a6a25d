internal import Foundation

/// A value behind a lock of the system's, whose waits the thread sanitizer sees.
///
/// `Synchronization.Mutex` is lighter, but where two threads meet on it the sanitizer misses that
/// one waited, and reports a race that there is not.
package final class Locked<Value>: @unchecked Sendable {
  // Unchecked: `value` is only touched while `lock` is held.
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
