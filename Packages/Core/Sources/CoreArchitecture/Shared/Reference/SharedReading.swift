/// The source of a shared value, for reading.
class SharedReading<Value>: @unchecked Sendable {
  // Unchecked: subclasses guard what they hold with locks. Those that hold key paths or closures
  // never change them, and `Shared` is only `Sendable` where its value is.

  /// The value of a side; reading it is observed.
  func value(_ side: SharedSide) -> Value {
    fatalError("\(Self.self) must override value.")
  }

  /// The name of the value where a shared one is printed.
  var label: String { fatalError("\(Self.self) must override label.") }

  /// The part that loads and saves the value, nil if it is not stored under a key.
  var persistence: (any SharedPersistence)? { nil }

  /// Where the value is: equal for all that lead there by the same path.
  var place: AnyHashable { AnyHashable(ObjectIdentifier(self)) }

  /// Notifies observers, because the value they want may be in another place now.
  func didMove() {}
}
