/// Loads a shared value from where it is stored, and observes it there.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the stored value.
  associatedtype Value: Sendable

  /// The identity of a stored value; the key itself unless stated otherwise.
  associatedtype ID: Hashable = Self

  /// Identifies the stored value: keys with equal ids share one value.
  var id: ID { get }

  /// Loads the value, now or later, and resumes the continuation once.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Passes each change from outside to the subscriber, until the subscription is cancelled.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// Loads a shared value from where it is stored, and saves it there.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value, now or later, and resumes the continuation once.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// The reason for loading a value.
public enum LoadContext<Value> {
  /// A shared value is being made, with this value if nothing is stored.
  case initialValue(Value)
  /// The app has called `load`.
  case userInitiated

  /// The value to use if nothing is stored, if there is one.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

/// The reason for saving a value.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// The app has called `save`.
  case userInitiated
}
