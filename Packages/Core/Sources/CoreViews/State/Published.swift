internal import Observation

/// A property of an ``ObservableObject`` that views observe; `$name` tells its values.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage: Observable {
    var value: Value
    var willChange: ObservableObjectPublisher?
    let receivers = Receivers<Value>()
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
      storage.willChange?.send()
      storage.registrar.withMutation(of: storage, keyPath: \.value) { storage.value = newValue }
      storage.receivers.send(newValue)
    }
  }

  /// Tells the value, and each new one.
  public var projectedValue: Publisher { Publisher(storage: storage) }

  /// A publisher of the values of a property: the present one first.
  public struct Publisher: CoreViews.Publisher {
    /// The value.
    public typealias Output = Value
    /// Never fails.
    public typealias Failure = Never

    fileprivate let storage: Storage

    /// The property.
    public var _identity: AnyHashable? { ObjectIdentifier(storage) }

    /// Tells the present value and each new one to a closure.
    public func _subscribe(
      in session: PublisherSession, _ receive: @escaping (Value) -> Void
    ) -> PublisherSubscription {
      receive(storage.value)
      return storage.receivers.add(receive)
    }
  }
}

extension Published: PublishedProperty {
  var willChange: ObservableObjectPublisher? { storage.willChange }
  func setWillChange(_ publisher: ObservableObjectPublisher) { storage.willChange = publisher }
}
