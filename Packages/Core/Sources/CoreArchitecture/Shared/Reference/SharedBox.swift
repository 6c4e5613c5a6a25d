@_spi(Locked) internal import CoreDependencies

/// The storage of a shared value.
class SharedBox<Value>: SharedReference<Value>, SharedTracked, @unchecked Sendable {
  // Unchecked: immutable, and `locked` guards what it holds.
  let locked: RecursiveLocked<Value>
  let observers = ObserverList()

  init(_ value: Value) {
    locked = RecursiveLocked(value)
  }

  var current: Value { locked.read { $0 } }

  override var label: String { "value: \(String(reflecting: value(.expected)))" }

  override func value(_ side: SharedSide) -> Value {
    observers.access(0)
    if let assertion = SharedThread.existing?.assertion,
      let value = assertion.value(of: self, side)
    {
      return value
    }
    return current
  }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    if let assertion = SharedThread.existing?.assertion {
      return try assertion.change(self, body)
    }
    defer { didChange() }
    let tracker = DependencyValues._current.sharedChangeTracker
    let running = SharedThread.existing?.changes
    return try locked.change { value in
      tracker?.willChange(self, from: value)
      running?.willChange(self, from: value)
      return try body(&value)
    }
  }

  /// Sets a value that was loaded from where it is stored.
  ///
  /// `isTracked` says whether a test has to assert the change.
  func replace(with value: Value, isTracked: Bool = true) {
    let tracker = isTracked ? DependencyValues._current.sharedChangeTracker : nil
    let running = SharedThread.existing?.changes
    locked.replace {
      value
    } willChange: {
      tracker?.willChange(self, from: $0)
      running?.willChange(self, from: $0)
    }
    observers.notifyFromAnyThread(0)
  }

  /// Called after each change, without the lock.
  func didChange() {
    observers.notifyFromAnyThread(0)
  }

  override func didMove() {
    observers.notifyFromAnyThread(0)
    observers.notifyFromAnyThread(1)
  }
}
