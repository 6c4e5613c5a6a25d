/// Loads a shared value from where it is stored, and tells when it changes there.
public protocol SharedReaderKey<Value>: Sendable {
  /// What is stored.
  associatedtype Value: Sendable

  /// What tells one stored value from others; the key itself unless stated otherwise.
  associatedtype ID: Hashable = Self

  /// Shared values whose keys have equal ids are one value.
  var id: ID { get }

  /// Loads the value, now or later, and resumes the continuation once.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Tells the subscriber of each change from outside, until the subscription is cancelled.
  func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

/// Loads a shared value from where it is stored, and saves it there.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value, now or later, and resumes the continuation once.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A shared value is made, with this value in case nothing is stored.
  case initialValue(Value)
  /// `load` was called.
  case userInitiated

  /// The value in case nothing is stored, if there is one.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// It has changed.
  case didSet
  /// `save` was called.
  case userInitiated
}
