/// The source of a shared value, for reading and changing.
class SharedReference<Value>: SharedReading<Value>, @unchecked Sendable {
  // Unchecked: see the superclass.

  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    fatalError("\(Self.self) must override withLock.")
  }
}
