/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What views hand down to everything below them.
public struct EnvironmentValues {
  private final class Storage {
    var builtIn = BuiltInValues()
    var custom: [ObjectIdentifier: Any] = [:]

    init() {}

    init(_ other: Storage) {
      builtIn = other.builtIn
      custom = other.custom
    }
  }

  private var storage = Storage()

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(type)] as? Object }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(type)] = newValue
    }
  }

  var builtIn: BuiltInValues {
    get { storage.builtIn }
    set {
      makeUnique()
      storage.builtIn = newValue
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
  }
}

extension EnvironmentValues {
  /// Whether both share one storage, which makes them equal at the price of a comparison.
  func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  /// Whether all values are known to be equal.
  func isEqual(to other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard storage.builtIn == other.storage.builtIn else { return false }
    guard storage.custom.count == other.storage.custom.count else { return false }
    return storage.custom.allSatisfy { key, value in
      other.storage.custom[key].map { areEqual(value, $0) } ?? false
    }
  }
}

/// Whether two values are known to be equal: equatable ones by value, objects by identity.
private func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<Value: Equatable>(_ lhs: Value) -> Bool { lhs == rhs as? Value }
  if let lhs = lhs as? any Equatable { return compare(lhs) }
  guard type(of: lhs) is AnyObject.Type, type(of: rhs) is AnyObject.Type else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}

extension EnvironmentValues {
  /// Whether controls react. False anywhere above means false below.
  public var isEnabled: Bool {
    get { builtIn.isEnabled }
    set { builtIn.isEnabled = newValue }
  }

  /// Leaves the presentation or screen that the view is part of.
  public var dismiss: DismissAction {
    builtIn.dismiss ?? DismissAction(perform: {})
  }

  /// Whether the view is part of something that can be dismissed.
  public var isPresented: Bool { builtIn.dismiss != nil }
}
