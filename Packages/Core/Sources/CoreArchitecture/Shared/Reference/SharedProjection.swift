/// A part of a shared value, for reading.
final class SharedReadingProjection<Root, Value>: SharedReading<Value>, @unchecked Sendable {
  // Unchecked: immutable; see the superclass.
  private let base: SharedReading<Root>
  private let path: AnyKeyPath?
  private let part: (Root) -> Value

  /// Makes a part that a closure computes; `path` names it in messages, if it has a name.
  init(
    _ base: SharedReading<Root>, path: AnyKeyPath? = nil, _ part: @escaping (Root) -> Value
  ) {
    self.base = base
    self.path = path
    self.part = part
  }

  override var label: String { base.label + (path.map { "[dynamicMember: \($0)]" } ?? "") }

  override func value(_ side: SharedSide) -> Value { part(base.value(side)) }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}

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

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}
