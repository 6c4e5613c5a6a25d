/// Values that accompany a change of state, for closures of `observe` to read.
///
/// Hosts read none of the values, because they do not animate changes.
public struct UITransaction: Sendable {
  @TaskLocal package static var current = UITransaction()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Makes a transaction without values: every key has its default.
  public init() {}

  /// The value for a key, or the key's default if none is set.
  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns this transaction with the values of another, which take precedence.
  fileprivate func merging(_ other: UITransaction) -> UITransaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// Runs a closure whose changes of state have a transaction, merged into the surrounding one.
public func withUITransaction<Result>(
  _ transaction: UITransaction, _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(UITransaction.current.merging(transaction)) { try body() }
}

/// Runs a closure whose changes of state have one more value in their transaction.
public func withUITransaction<Result, Value>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}

/// Names a value of a ``UITransaction``.
public protocol UITransactionKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value of a transaction in which none is set.
  static var defaultValue: Value { get }
}

/// Makes a property of ``UITransaction`` a value that accompanies changes, and generates the key.
///
/// ```swift
/// extension UITransaction {
///   @UITransactionEntry var isLoud = false
/// }
/// ```
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro UITransactionEntry() =
  #externalMacro(module: "CoreMacros", type: "UITransactionEntryMacro")
