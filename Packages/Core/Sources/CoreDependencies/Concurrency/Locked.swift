package import Synchronization

/// A value behind a lock: a `Mutex` in which the thread sanitizer sees who waited for whom.
///
/// Who finds a `Mutex` taken is woken inside of the system, which the sanitizer does not watch: it
/// then reports a race that there is not. The flag stands for that order, at the price of a load
/// and a store.
package struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline package let mutex: Mutex<Value>
  @usableFromInline package let order = Atomic(false)

  @inlinable
  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  @inlinable
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}
