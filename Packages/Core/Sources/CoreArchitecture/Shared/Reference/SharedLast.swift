@_spi(Locked) internal import CoreDependencies

/// The last value of an element or optional that may go away.
final class SharedLast<Value>: Sendable {
  /// Nil only within `change`.
  private let value: RecursiveLocked<Value?>

  init(_ value: Value) {
    self.value = RecursiveLocked(value)
  }

  /// Stores a newer value if there is one; returns the last one.
  func or(_ newer: Value?) -> Value {
    guard let newer else { return value.read { $0! } }
    value.replace { newer }
    return newer
  }

  /// Changes the last value of what has gone away.
  func change<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try value.change { try body(&$0!) }
  }

  /// Changes a value, and keeps no copy meanwhile: a large value held twice would be copied.
  func change<R>(_ current: inout Value, _ body: (inout Value) throws -> R) rethrows -> R {
    try value.change { last in
      last = nil
      defer { last = current }
      return try body(&current)
    }
  }
}
