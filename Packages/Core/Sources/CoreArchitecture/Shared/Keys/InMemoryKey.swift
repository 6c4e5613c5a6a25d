@_spi(Locked) public import CoreDependencies

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

  /// The box of the value, which is itself the storage.
  func box(default value: () -> Value) -> SharedBox<Value> {
    storage.boxes.box(key, default: value)
  }

  /// Resumes at once with the stored value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let place: SharedBox<Value>? =
      context.initialValue.map { value in box { value } } ?? storage.boxes.existing(key)
    continuation.resume(with: .success(place?.current))
  }

  /// Returns a subscription that does nothing, because only shared values change the storage.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Puts the value into the storage at once.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    box { value }.replace(with: value)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The call that makes the key, such as `.inMemory("count")`.
  public var description: String { ".inMemory(\(String(reflecting: key)))" }
}

/// Identifies a value in memory by its name and its storage.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: InMemoryStorage
}

extension SharedReaderKey {
  /// Stores a shared value in memory, under a name, until the process ends.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// The memory in which `inMemory` stores shared values.
public struct InMemoryStorage: Hashable, Sendable {
  let boxes = InMemoryBoxes()

  /// Makes an empty storage.
  public init() {}

  /// Equal when both are the same storage, whatever is in it.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.boxes === rhs.boxes }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(boxes))
  }
}

/// The boxes of shared values in memory, by name and type.
///
/// It holds the boxes themselves; a second copy of each value would have to be renewed at every
/// change.
final class InMemoryBoxes: Sendable {
  private struct ID: Hashable {
    let key: String
    let value: ObjectIdentifier
  }

  // Unchecked: immutable; see the superclass.
  private final class Box<Value>: SharedBox<Value>, @unchecked Sendable {
    private let key: String

    init(_ key: String, _ value: Value) {
      self.key = key
      super.init(value)
    }

    override var label: String { ".inMemory(\(String(reflecting: key)))" }
  }

  private let boxes = Locked<[ID: any AnyObject & Sendable]>([:])

  func existing<Value>(_ key: String) -> SharedBox<Value>? {
    let id = ID(key: key, value: ObjectIdentifier(Value.self))
    return boxes.withLock { $0[id] } as? SharedBox<Value>
  }

  func box<Value>(_ key: String, default value: () -> Value) -> SharedBox<Value> {
    if let existing: SharedBox<Value> = existing(key) { return existing }
    let id = ID(key: key, value: ObjectIdentifier(Value.self))
    let made = Box(key, value())
    let kept = boxes.withLock { boxes in
      // Another thread may have been quicker.
      if let existing = boxes[id] { return existing }
      boxes[id] = made
      return made
    }
    return kept as? SharedBox<Value> ?? made
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static let liveValue = InMemoryStorage()
  static var previewValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}

extension DependencyValues {
  /// The storage of `inMemory`; each test has one of its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }
}
