/// The values that the views around the focused element say: ``FocusedValue`` reads them.
///
/// ```
/// extension FocusedValues {
///   @Entry var boat: Boat?
/// }
/// ```
public struct FocusedValues {
  private(set) var values: [ObjectIdentifier: Any] = [:]

  /// Makes a collection without values.
  public init() {}

  /// The value of a key; nil if no view around the focus says one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` has made.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// Whether nothing is known to differ; what cannot be compared, as bindings, does not.
  func looksLike(_ other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, value in
        other.values[key].map { !areKnownToDiffer(value, $0) } ?? false
      }
  }
}

private func areKnownToDiffer(_ lhs: Any, _ rhs: Any) -> Bool {
  func differs<Value: Equatable>(_ lhs: Value) -> Bool { lhs != rhs as? Value }
  if let lhs = lhs as? any Equatable { return differs(lhs) }
  guard type(of: lhs) is AnyObject.Type, type(of: rhs) is AnyObject.Type else { return false }
  return (lhs as AnyObject) !== (rhs as AnyObject)
}
