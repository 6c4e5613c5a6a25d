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
