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

/// Loads a shared value from where it is stored, and saves it there.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value, now or later, and resumes the continuation once.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

extension SharedReaderKey {
  /// Loads the stored value, and waits for the result.
  func loadResult() async -> Result<Value?, any Error> {
    await withCheckedContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation("\(self)") { continuation.resume(returning: $0) })
    }
  }

  /// Loads the stored value; throws if nothing is stored.
  func requiredValue() async throws -> Value {
    guard let value = try await loadResult().get() else { throw NothingStored(key: "\(self)") }
    return value
  }
}

private struct NothingStored: Error, CustomStringConvertible {
  let key: String

  var description: String { "Nothing is stored under the key '\(key)', but a value is required." }
}

/// A key that may save a change later, and then saves the value of that time.
protocol LateSavingKey<Value>: SharedKey {
  /// Saves the value later. `value` returns nil while the current thread changes the value.
  func saveLater(_ value: @escaping @Sendable () -> Value?, _ continuation: SaveContinuation)
}

/// A key that explains its errors itself.
protocol ExplainingKey {
  func explanation(ofLoading error: any Error) -> String
  func explanation(ofSaving error: any Error) -> String
}
