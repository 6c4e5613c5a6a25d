internal import CoreDependencies
internal import Foundation

/// Stores a shared value in user defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let store: UncheckedSendable<UserDefaults>
  private let coding: DefaultsCoding<Value>
  /// The stored value as this key last read or wrote it, to tell changes by others from its own.
  private let known = LockIsolated<UncheckedSendable<Any?>>(UncheckedSendable(nil))

  init(_ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.coding = coding
    @Dependency(\.defaultAppStorage) var defaultStore
    self.store = UncheckedSendable((store ?? defaultStore).ofSuite)
  }

  /// The name in the user defaults, and the user defaults themselves.
  public var id: AppStorageKeyID {
    AppStorageKeyID(key: key, store: ObjectIdentifier(store.value))
  }

  /// Resumes at once with the stored value, and stores the initial value if there is none.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let value = read()
    // The initial value is stored too, so that others who read the user defaults find it.
    if known.value.value == nil, let initialValue = context.initialValue,
      (try? coding.encode(initialValue)) != nil
    {
      try? keep(initialValue)
    }
    continuation.resume(with: .success(value))
  }

  /// Passes on changes by others that user defaults give notice of.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: store.value, queue: nil
    ) { _ in
      let before = known.value.value
      let value = read()
      guard !areSame(before, known.value.value) else { return }
      subscriber.yield(with: .success(value))
    }
    let observer = UncheckedSendable(token)
    return SharedSubscription { NotificationCenter.default.removeObserver(observer.value) }
  }

  /// Writes the value at once; fails if it cannot be encoded.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try keep(value) })
  }

  private func keep(_ value: Value) throws {
    let kept = UncheckedSendable(try coding.encode(value))
    known.setValue(kept)
    store.value.set(kept.value, forKey: key)
    // Foundation here posts no notification, and writes nothing before `synchronize`.
    guard !(store.value is StoredDefaults) else { return }
    store.value.synchronize()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store.value)
  }

  private func read() -> Value? {
    let kept = UncheckedSendable(store.value.object(forKey: key))
    known.setValue(kept)
    return kept.value.flatMap(coding.decode)
  }
}

/// Whether two values of a property list are equal.
private func areSame(_ lhs: Any?, _ rhs: Any?) -> Bool {
  NSArray(array: lhs.map { [$0] } ?? []).isEqual(NSArray(array: rhs.map { [$0] } ?? []))
}

extension AppStorageKey: CustomStringConvertible {
  /// The call that makes the key, such as `.appStorage("isMuted")`.
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// Identifies a value by its name and its user defaults.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier
}
