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
