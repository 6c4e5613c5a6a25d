@_spi(Locked) public import CoreDependencies

/// The memory in which `inMemory` stores shared values.
public struct InMemoryStorage: Hashable, Sendable {
  // The boxes themselves: a second copy of each value would have to be renewed at every change.
  private let boxes = Boxes()

  /// Makes an empty storage.
  public init() {}

  /// Equal when both are the same storage, whatever is in it.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.boxes === rhs.boxes }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(boxes))
  }

  /// Whether nobody has asked for a value.
  var isEmpty: Bool { boxes.locked.withLock(\.isEmpty) }

  /// The box of the value under a name, nil if there is none of this type.
  func existing<Value>(_ key: String) -> SharedBox<Value>? {
    boxes.locked.withLock { $0[Boxes.ID(key, Value.self)] } as? SharedBox<Value>
  }

  /// The box of the value under a name, made with the default value if there is none.
  func box<Value>(_ key: String, default value: () -> Value) -> SharedBox<Value> {
    if let existing: SharedBox<Value> = existing(key) { return existing }
    let made = InMemoryBox(key, value())
    let kept = boxes.locked.withLock { boxes in
      let id = Boxes.ID(key, Value.self)
      // Another thread may have been quicker.
      if let existing = boxes[id] { return existing }
      boxes[id] = made
      return made
    }
    return kept as? SharedBox<Value> ?? made
  }

  private final class Boxes: Sendable {
    struct ID: Hashable {
      let key: String
      let value: ObjectIdentifier

      init(_ key: String, _ value: Any.Type) {
        self.key = key
        self.value = ObjectIdentifier(value)
      }
    }

    let locked = Locked<[ID: any AnyObject & Sendable]>([:])
  }
}

// Unchecked: immutable; see the superclass.
private final class InMemoryBox<Value>: SharedBox<Value>, @unchecked Sendable {
  private let key: String

  init(_ key: String, _ value: Value) {
    self.key = key
    super.init(value)
  }

  override var label: String { ".inMemory(\(String(reflecting: key)))" }
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
