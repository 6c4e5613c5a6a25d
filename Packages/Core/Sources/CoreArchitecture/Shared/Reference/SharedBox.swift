internal import CoreDependencies
internal import Foundation

/// The place of a shared value.
class SharedBox<Value>: SharedReference<Value>, @unchecked Sendable {
  // Unchecked: `storage` is only touched while `lock` is held.

  /// Recursive: within its own change a value may be read, and is as it was before.
  private let lock = NSRecursiveLock()
  private var storage: Value
  let extent = ObservationExtent()

  init(_ value: Value) {
    storage = value
  }

  /// The value there is, whatever a test expects. Not observed.
  var current: Value { lock.withLock { storage } }

  override func value(_ side: SharedSide) -> Value {
    extent.access(0)
    if let assertion = ObservationThread.existing?.sharedAssertion,
      let value = assertion.value(of: self, side)
    {
      return value
    }
    return current
  }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let assertion = ObservationThread.existing?.sharedAssertion {
      return try assertion.change(self, body)
    }
    defer { didChange() }
    return try change(body)
  }

  /// Puts in a value that comes from where it is stored.
  ///
  /// - Parameter isTracked: Whether a test has to account for it.
  func replace(with value: Value, isTracked: Bool = true) {
    change(isTracked: isTracked) { $0 = value }
    extent.notify(0)
  }

  /// Called after each change, without the lock.
  func didChange() {
    extent.notify(0)
  }

  override func didMove() {
    extent.notify(0)
    extent.notify(1)
  }

  private func change<R>(
    isTracked: Bool = true, _ body: (inout Value) throws -> R
  ) rethrows -> R {
    let tracker = isTracked ? DependencyValues._current.sharedChangeTracker : nil
    let running = ObservationThread.existing?.sharedChanges
    return try lock.withLock {
      tracker?.willChange(self, from: storage)
      running?.willChange(self, from: storage)
      var value = storage
      defer { storage = value }
      return try body(&value)
    }
  }
}
