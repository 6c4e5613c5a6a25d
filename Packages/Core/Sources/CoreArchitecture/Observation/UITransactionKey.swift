/// Names a value of a ``UITransaction``.
public protocol UITransactionKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of a transaction in which none is set.
  static var defaultValue: Value { get }
}
