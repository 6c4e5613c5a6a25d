/// A part of a shared value, for reading and changing.
final class SharedProjection<Root, Value>: SharedReference<Value>, @unchecked Sendable {
  // Unchecked: immutable; see the superclass.
  private let base: SharedReference<Root>
  private let part: WritableKeyPath<Root, Value>

  init(_ base: SharedReference<Root>, _ part: WritableKeyPath<Root, Value>) {
    self.base = base
    self.part = part
  }

  override var label: String { "\(base.label)[dynamicMember: \(part)]" }

  override func value(_ side: SharedSide) -> Value { base.value(side)[keyPath: part] }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { try body(&$0[keyPath: part]) }
  }

  override var place: AnyHashable { AnyHashable([base.place, AnyHashable(part)]) }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}

/// A part of a shared value, for reading.
final class SharedReadingProjection<Root, Value>: SharedReading<Value>, @unchecked Sendable {
  // Unchecked: immutable; see the superclass.
  private let base: SharedReading<Root>
  private let name: () -> String
  private let part: (Root) -> Value

  /// Makes a part that a closure computes; `name` follows that of the whole in messages.
  init(
    _ base: SharedReading<Root>, name: @escaping @autoclosure () -> String = "",
    _ part: @escaping (Root) -> Value
  ) {
    self.base = base
    self.name = name
    self.part = part
  }

  override var label: String { base.label + name() }

  override func value(_ side: SharedSide) -> Value { part(base.value(side)) }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}

/// The value within an optional shared one.
///
/// Once that is nil, the last value is read, and changes are made to it alone.
final class SharedUnwrapping<Value>: SharedReference<Value>, @unchecked Sendable {
  // Unchecked: see the superclass.
  private let base: SharedReference<Value?>
  private let last: SharedLast<Value>

  init?(_ base: SharedReference<Value?>) {
    guard let value = base.value(.expected) else { return nil }
    self.base = base
    last = SharedLast(value)
  }

  override var label: String { "\(base.label)!" }

  override func value(_ side: SharedSide) -> Value { last.or(base.value(side)) }

  override func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { optional in
      guard optional != nil else {
        return try last.change(body)
      }
      return try last.change(&optional!, body)
    }
  }

  override var place: AnyHashable { AnyHashable([base.place, AnyHashable("!")]) }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}
