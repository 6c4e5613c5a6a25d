internal import CoreDependencies
internal import Foundation

/// Keeps a shared value in user defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let store: UncheckedSendable<UserDefaults>
  private let coding: DefaultsCoding<Value>
  /// What is kept as far as this key knows, to tell changes by others from its own.
  private let known = LockIsolated<UncheckedSendable<Any?>>(UncheckedSendable(nil))

  init(_ key: String, _ store: UserDefaults?, _ coding: DefaultsCoding<Value>) {
    self.key = key
    self.coding = coding
    @Dependency(\.defaultAppStorage) var defaultStore
    self.store = UncheckedSendable(store ?? defaultStore)
  }

  public var id: AppStorageKeyID {
    AppStorageKeyID(key: key, store: ObjectIdentifier(store.value))
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let value = read()
    // Others who look into the store find the default as well, but lose nothing by it.
    if known.value.value == nil, let initialValue = context.initialValue,
      (try? coding.encode(initialValue)) != nil
    {
      try? keep(initialValue)
    }
    continuation.resume(with: .success(value))
  }

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

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { try keep(value) })
  }

  private func keep(_ value: Value) throws {
    let kept = UncheckedSendable(try coding.encode(value))
    known.setValue(kept)
    store.value.set(kept.value, forKey: key)
    // Foundation here does not tell, and does not write until it is told to.
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
  public var description: String { ".appStorage(\(String(reflecting: key)))" }
}

/// What tells one value in user defaults from others.
public struct AppStorageKeyID: Hashable, Sendable {
  let key: String
  let store: ObjectIdentifier
}
