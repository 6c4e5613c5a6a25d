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
