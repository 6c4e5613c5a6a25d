public import Synchronization

/// A value behind a `Mutex`, with a flag that shows the order of accesses to the thread sanitizer.
///
/// A thread that waits for a `Mutex` is woken inside the system, which the sanitizer does not see;
/// it then reports races that are none. The flag costs a load and a store.
///
/// Public only for the other modules of Core, as `package` functions are never inlined across
/// modules.
@_spi(Locked) public struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let order = Atomic(false)

  /// Makes a lock around a value.
  @inlinable
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Runs a closure with the value under the lock; do not nest calls.
  @inlinable
  public borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

extension Locked where Value == Void {
  /// Waits for the lock and takes it; the caller calls `unlock()` on the same thread.
  ///
  /// For what a lock cannot hold well, such as a value of a generic type.
  @inlinable
  public borrowing func lock() {
    mutex._unsafeLock()
    _ = order.load(ordering: .acquiring)
  }

  /// Gives the lock back.
  @inlinable
  public borrowing func unlock() {
    order.store(true, ordering: .releasing)
    mutex._unsafeUnlock()
  }
}
