public import Synchronization

/// A value behind a lock: a `Mutex` in which the thread sanitizer sees who waited for whom.
///
/// Who finds a `Mutex` taken is woken inside of the system, which the sanitizer does not watch: it
/// then reports a race that there is not. The flag stands for that order, at the price of a load
/// and a store.
///
/// Public for the other modules of Core alone: what is of a package is never inlined across them.
@_spi(Locked) public struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let order = Atomic(false)

  @inlinable
  public init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

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
