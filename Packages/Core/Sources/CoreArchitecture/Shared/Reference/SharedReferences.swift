internal import CoreDependencies
internal import Foundation

/// Finds the box of a value stored under a key, so that equal keys share it.
///
/// It holds no box strongly: a box lives as long as the shared values that refer to it.
final class SharedReferences: @unchecked Sendable {
  // Unchecked: `boxes` is only touched while `lock` is held.
  private struct ID: Hashable {
    let key: AnyHashable
    let value: ObjectIdentifier
  }

  private struct Weak {
    weak var box: AnyObject?
  }

  /// Recursive, because reading a weak box may release it, which removes it here.
  private let lock = NSRecursiveLock()
  private var boxes: [ID: Weak] = [:]

  /// The boxes of the current dependencies.
  static var current: SharedReferences { DependencyValues._current[SharedReferencesKey.self] }

  /// Returns the box of a key, or makes it with the default value if nobody holds one.
  ///
  /// `isLoaded` says that the default value has just been loaded, so that the box does not load it.
  func box<Value>(
    for key: some SharedReaderKey<Value>, isLoaded: Bool = false, default value: () -> Value
  ) -> SharedBox<Value> {
    if let key = key as? any DefaultedKey<Value> {
      return box(for: key.undefaulted, isLoaded: isLoaded, default: value)
    }
    if let key = key as? InMemoryKey<Value> { return key.box(default: value) }
    let id = ID(key: AnyHashable(key.id), value: ObjectIdentifier(Value.self))
    let box = existing(id) ?? make(id, key, value())
    box.start(isLoaded: isLoaded)
    return box
  }

  private func existing<Value>(_ id: ID) -> KeyedBox<Value>? {
    lock.withLock { boxes[id]?.box as? KeyedBox<Value> }
  }

  private func make<Value>(
    _ id: ID, _ key: some SharedReaderKey<Value>, _ value: Value
  ) -> KeyedBox<Value> {
    let made = KeyedBox(value, key) { [weak self] in self?.forget(id) }
    return lock.withLock {
      // Another thread may have been quicker.
      if let existing = boxes[id]?.box as? KeyedBox<Value> { return existing }
      boxes[id] = Weak(box: made)
      return made
    }
  }

  private func forget(_ id: ID) {
    lock.withLock {
      let isGone = boxes[id]?.box == nil
      if isGone { boxes[id] = nil }
    }
  }
}

private enum SharedReferencesKey: DependencyKey {
  static let liveValue = SharedReferences()
  static var previewValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}
