/// What a change of state is accompanied by: values that who draws it can read in `observe`.
///
/// Hosts here draw the end of a movement, so no value is read by them.
public struct UITransaction: Sendable {
  @TaskLocal package static var current = UITransaction()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// This transaction with the other's values in it, which win.
  fileprivate func merging(_ other: UITransaction) -> UITransaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// Names a value of a ``UITransaction``.
public protocol UITransactionKey {
  associatedtype Value: Sendable

  /// The value of a transaction that says nothing else.
  static var defaultValue: Value { get }
}

/// Makes changes in a transaction, and in what the transactions around it say.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(UITransaction.current.merging(transaction)) { try body() }
}

/// Makes changes in a transaction with one value more.
public func withUITransaction<Result, Value>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
