import Foundation
import Synchronization

/// A lock with the state that it guards, which copies share.
///
/// Taking it twice on one thread ends the program with a message.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private let storage: Storage

  /// Who may hold the lock.
  public enum Ownership: Sendable {
    /// The thread that asks, and any other or none.
    case owner, notOwner
  }

  /// Makes a lock around a state that must not be used outside of it any more.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Makes a lock around a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Makes a lock without a state.
  public init() where State == Void { storage = Storage(()) }

  /// Runs a closure with the state while nobody else has it.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state if nobody has it, else returns nil.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Runs a closure with the state while nobody else has it; what it returns may be unsafe to
  /// share.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the state if nobody has it; what it returns may be unsafe to share.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.tryLock() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Ends the program with a message if the thread holds the lock, or does not, against what is
  /// said.
  public func precondition(_ condition: Ownership) {
    Swift.precondition(
      storage.isOwned == (condition == .owner),
      "The lock is \(storage.isOwned ? "" : "not ")held by this thread.")
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Runs a closure while nobody else holds the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }

  /// Runs a closure while nobody else holds the lock; what it returns may be unsafe to share.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    storage.lock()
    defer { storage.unlock() }
    return try body()
  }

  /// Waits until nobody holds the lock, and takes it.
  public func lock() { storage.lock() }
  /// Lets the lock go, which the thread has taken.
  public func unlock() { storage.unlock() }
  /// Takes the lock if nobody holds it; returns whether it has.
  public func lockIfAvailable() -> Bool { storage.tryLock() }
}

extension OSAllocatedUnfairLock {
  /// The state and its lock.
  ///
  /// Unchecked, since the compiler does not know that only who holds the lock touches the state.
  private final class Storage: @unchecked Sendable {
    var state: State
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// The thread that holds the lock; 0 for none.
    private let owner = Atomic<UInt>(0)

    init(_ state: State) {
      self.state = state
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Whether this thread holds the lock, which no other thread changes.
    var isOwned: Bool { owner.load(ordering: .relaxed) == Self.thread }
    private static var thread: UInt { UInt(pthread_self()) }

    func lock() {
      Swift.precondition(!isOwned, "A thread took a lock that it holds already.")
      pthread_mutex_lock(mutex)
      owner.store(Self.thread, ordering: .relaxed)
    }

    func tryLock() -> Bool {
      guard pthread_mutex_trylock(mutex) == 0 else { return false }
      owner.store(Self.thread, ordering: .relaxed)
      return true
    }

    func unlock() {
      Swift.precondition(isOwned, "A thread let a lock go that it does not hold.")
      owner.store(0, ordering: .relaxed)
      pthread_mutex_unlock(mutex)
    }
  }
}
