/// Loads a shared value from where it is stored, and observes it there.
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the stored value.
  associatedtype Value: Sendable

  /// The identity of a stored value; the key itself unless stated otherwise.
  associatedtype ID: Hashable = Self

  /// Identifies the stored value: keys of one type with equal ids share one value.
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
