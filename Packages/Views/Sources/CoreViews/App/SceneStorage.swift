/// A value that lasts as long as the session, also while its view is not mounted.
///
/// Views that name the same key share the value. A `Codable` one outlives the session where a host
/// keeps sessions, as the server does for a state that it can keep.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var storage: StateStorage<Value>?

  /// Gives the value that the session begins with, and its key.
  public init(wrappedValue: Value, _ key: String) {
    initial = wrappedValue
    self.key = key
  }

  /// The current value; outside of a mounted view, the first one.
  public var wrappedValue: Value {
    get { storage?.read() ?? initial }
    nonmutating set { storage?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(get: { storage.read() }, set: { storage.write($0) })
  }

  /// Connects the property with the session's value; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    if let kept = node.runtime.sceneValues[key] as? StateStorage<Value> {
      storage = kept
    } else {
      let kept = node.runtime.keptScene.values[key].flatMap(StateStorage<Value>.value)
      let new = StateStorage(kept ?? initial, runtime: node.runtime)
      storage = new
      node.runtime.sceneValues[key] = new
    }
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
