/// A shared value whose changes are tracked.
protocol SharedTracked<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The actual value, whatever a test expects.
  ///
  /// Reading it is not observed.
  var current: Value { get }
}

extension SharedTracked {
  /// Returns a `SharedCopy` of the current value.
  func copy() -> any Sendable { SharedCopy(value: current) }

  /// Whether two copies hold equal values; false if the type is not `Equatable`.
  func isSame(_ lhs: any Sendable, _ rhs: any Sendable) -> Bool {
    guard let lhs = lhs as? SharedCopy<Value>, let rhs = rhs as? SharedCopy<Value> else {
      return false
    }
    func compare<T: Equatable>(_ lhs: T) -> Bool { (rhs.value as? T).map { lhs == $0 } ?? false }
    return (lhs.value as? any Equatable).map { compare($0) } ?? false
  }
}
