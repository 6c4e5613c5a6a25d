internal import Observation

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

/// Identifies a value of the views around the element that has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values around the focus, for the views of a session that read them.
final class FocusedValuesBoard: Observable {
  private let registrar = ObservationRegistrar()
  private var known = FocusedValues()
  /// What views say of the scene, wherever the focus is.
  private var scene: [Element.ID: FocusedScope] = [:]

  /// The scope of the focused element.
  var innermost: FocusedScope? { didSet { if innermost !== oldValue { refresh() } } }

  /// The values; a view that reads them in its body is evaluated again when they change.
  var values: FocusedValues {
    registrar.access(self, keyPath: \.known)
    return known
  }

  func setScene(_ scope: FocusedScope?, by id: Element.ID) {
    scene[id] = scope
    refresh()
  }

  /// Collects the values anew, and tells who reads them if one is another.
  func refresh() {
    var values = FocusedValues()
    for (_, scope) in scene.sorted(by: { $0.key < $1.key }) { scope.collect(into: &values) }
    innermost?.collect(into: &values)
    guard !values.looksLike(known) else { return known = values }
    registrar.withMutation(of: self, keyPath: \.known) { known = values }
  }
}

/// The values that a view says while the focus is within it.
final class FocusedScope: Equatable {
  let outer: FocusedScope?
  var change: (inout FocusedValues) -> Void = { _ in }

  init(outer: FocusedScope?) { self.outer = outer }

  static func == (lhs: FocusedScope, rhs: FocusedScope) -> Bool { lhs === rhs }

  func collect(into values: inout FocusedValues) {
    outer?.collect(into: &values)
    change(&values)
  }
}

extension EnvironmentValues {
  private enum FocusedScopeKey: EnvironmentKey {
    static var defaultValue: FocusedScope? { nil }
  }

  var focusedScope: FocusedScope? {
    get { self[FocusedScopeKey.self] }
    set { self[FocusedScopeKey.self] = newValue }
  }
}
