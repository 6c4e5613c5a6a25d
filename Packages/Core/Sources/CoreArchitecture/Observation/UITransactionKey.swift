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
