@_spi(Locked) internal import CoreDependencies

/// Finds the box of a value stored under a key, so that equal keys share it.
///
/// It holds no box strongly: a box lives as long as the shared values that refer to it.
final class SharedReferences: Sendable {
  /// The type of a key and its id; keys of two types may store different things under one id.
  private struct ID: Hashable, @unchecked Sendable {
    // Unchecked: immutable, and only read: hashed and compared.
    let keyType: ObjectIdentifier
    let id: AnyHashable

    init(_ key: some SharedReaderKey) {
      keyType = ObjectIdentifier(type(of: key))
      id = AnyHashable(key.id)
    }
  }

  // With a second field, a debug build by Swift 6.3 would crash in `boxes[id]?.box` if there is no
  // such entry: in a generic function it takes an absent struct for one that is there.
  private struct Weak {
    weak var box: (any AnyObject & Sendable)?
  }

  // No box must be released under the lock, because its end leads back here.
  private let boxes = Locked<[ID: Weak]>([:])

  /// The boxes of the current dependencies.
  static var current: SharedReferences { DependencyValues._current[SharedReferencesKey.self] }

  /// Returns the box of a key, or makes it with the default value if nobody holds one.
  ///
  /// `isLoaded` says that the default value has just been loaded, so that the box does not load it.
  func box<Value>(
    for key: some SharedReaderKey<Value>, isLoaded: Bool = false, default value: () -> Value
  ) -> SharedBox<Value> {
    if let key = key as? any BoxedKey<Value> {
      return key.box(isLoaded: isLoaded, default: value)
    }
    let id = ID(key)
    let box = existing(id) ?? make(id, key, value())
    box.start(isLoaded: isLoaded)
    return box
  }

  private func existing<Value>(_ id: ID) -> KeyedBox<Value>? {
    boxes.withLock { $0[id]?.box as? KeyedBox<Value> }
  }

  private func make<Value>(
    _ id: ID, _ key: some SharedReaderKey<Value>, _ value: Value
  ) -> KeyedBox<Value> {
    let made = KeyedBox(value, key) { [weak self] in self?.forget(id) }
    return boxes.withLock { boxes in
      // Another thread may have been quicker.
      if let existing = boxes[id]?.box as? KeyedBox<Value> { return existing }
      boxes[id] = Weak(box: made)
      return made
    }
  }

  private func forget(_ id: ID) {
    let later = boxes.withLock { boxes in
      let later = boxes[id]?.box
      if later == nil { boxes[id] = nil }
      return later
    }
    withExtendedLifetime(later) {}
  }
}

private enum SharedReferencesKey: DependencyKey {
  static let liveValue = SharedReferences()
  static var previewValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}

extension DependencyValues {
  /// Has shared values with a key begin anew: none that was made before is found.
  mutating func forgetSharedReferences() { self[SharedReferencesKey.self] = SharedReferences() }
}

/// A key that finds the box of its value by itself.
protocol BoxedKey<Value>: Sendable {
  associatedtype Value

  /// The box of the value, made with the default value if there is none.
  ///
  /// `isLoaded` says that the default value has just been loaded.
  func box(isLoaded: Bool, default value: () -> Value) -> SharedBox<Value>
}

extension _SharedKeyDefault: BoxedKey {
  /// The box of the key without its default, so that both keys share one value.
  func box(isLoaded: Bool, default value: () -> Base.Value) -> SharedBox<Base.Value> {
    SharedReferences.current.box(for: base, isLoaded: isLoaded, default: value)
  }
}
