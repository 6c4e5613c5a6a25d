internal import CoreDependencies

/// Stores a shared value in memory, under a name, until the process ends.
///
/// The first initial value given for the name stays until the value changes.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage

  fileprivate init(_ key: String) {
    self.key = key
    @Dependency(\.defaultInMemoryStorage) var storage
    self.storage = storage
  }

  /// The name and the storage.
  public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: storage) }

  /// Resumes at once with the stored value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let box: SharedBox<Value>? =
      context.initialValue.map { value in storage.box(key) { value } } ?? storage.existing(key)
    continuation.resume(with: .success(box?.current))
  }

  /// Returns a subscription that does nothing, because only shared values change the storage.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Puts the value into the storage at once.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.box(key) { value }.replace(with: value)
    continuation.resume()
  }
}

extension InMemoryKey: BoxedKey {
  func box(isLoaded: Bool, default value: () -> Value) -> SharedBox<Value> {
    storage.box(key, default: value)
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The call that makes the key, such as `.inMemory("count")`.
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

extension SharedReaderKey {
  /// Stores a shared value in memory, under a name, until the process ends.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// Identifies a value in memory by its name and its storage.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: InMemoryStorage
}
