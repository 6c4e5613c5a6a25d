internal import Foundation

/// A value behind a recursive lock that is changed in place, so that a large one is never copied.
///
/// Within its own change it can be read as it was before only where a copy costs nothing, as that
/// of a number does. Anything else is nowhere whole then: reading it traps, with a message.
///
/// Public for the other modules of Core alone.
@_spi(Locked) public final class RecursiveLocked<Value>: @unchecked Sendable {
  // `@unchecked`: `pointer`'s target and `isChanging` are only touched while `lock` is held.
  private let lock = NSRecursiveLock()
  private let pointer: UnsafeMutablePointer<Value>
  private var isChanging = false

  public init(_ value: Value) {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: value)
  }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }

  public func read<R>(_ body: (Value) throws -> R) rethrows -> R {
    try lock.withLock {
      if isChanging { refuse("read") }
      return try body(pointer.pointee)
    }
  }

  /// The value; nil within its own change.
  public var whole: Value? { lock.withLock { isChanging ? nil : pointer.pointee } }

  public func change<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try lock.withLock {
      if _isPOD(Value.self) {
        var value = pointer.pointee
        defer { pointer.pointee = value }
        return try body(&value)
      }
      if isChanging { refuse("changed again") }
      isChanging = true
      defer { isChanging = false }
      return try body(&pointer.pointee)
    }
  }

  /// Puts in another value, unless the current thread is within a change, which overrides it.
  ///
  /// - Parameters:
  ///   - value: Makes the value, under the lock.
  ///   - willChange: Is given the old value first. It is let go of after the lock.
  public func replace(
    with value: () throws -> Value, willChange: (Value) -> Void = { _ in }
  ) rethrows {
    let old: Value? = try lock.withLock {
      let value = try value()
      guard !isChanging else { return nil }
      willChange(pointer.pointee)
      let old = pointer.move()
      pointer.initialize(to: value)
      return old
    }
    withExtendedLifetime(old) {}
  }

  private func refuse(_ deed: String) -> Never {
    fatalError(
      """
      A '\(Value.self)' behind a lock was \(deed) within its own change, where it is not whole. \
      Use the value that the closure is given ('$0'), or do this before or after the change.
      """)
  }
}
