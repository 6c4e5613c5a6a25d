public import Observation

/// A property of an ``ObservableObject`` that views observe.
@propertyWrapper
public struct Published<Value> {
  private final class Storage: Observable {
    var value: Value
    let registrar = ObservationRegistrar()

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Makes a property with its first value, in an initializer of the model.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; what reads it in a body is evaluated again when it changes.
  public var wrappedValue: Value {
    get {
      storage.registrar.access(storage, keyPath: \.value)
      return storage.value
    }
    nonmutating set {
      storage.registrar.withMutation(of: storage, keyPath: \.value) { storage.value = newValue }
    }
  }
}
