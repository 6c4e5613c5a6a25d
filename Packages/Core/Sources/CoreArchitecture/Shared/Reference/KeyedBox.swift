internal import Foundation
internal import IssueReporting

/// The place of a shared value that a key loads and saves.
final class KeyedBox<Value: Sendable>: SharedBox<Value>, SharedPersistence, @unchecked Sendable {
  // Unchecked: `status` and `subscription` are only touched while `lock` is held, the rest never
  // changes.
  private struct Status {
    var loadError: (any Error)?
    var saveError: (any Error)?
    var isLoading = false
  }

  private let key: any SharedReaderKey<Value>
  private let initialValue: Value
  private let onDeinit: () -> Void
  private let lock = NSLock()
  private var status = Status()
  private var subscription: SharedSubscription?
  /// Held while the box starts, so that nobody reads it before.
  private let starting = NSRecursiveLock()
  private var isStarted = false
  /// Held while a change is handed to the key, so that the latest one is handed over last.
  private let saving = NSRecursiveLock()

  init(
    _ initialValue: Value, _ key: any SharedReaderKey<Value>,
    onDeinit: @escaping () -> Void
  ) {
    self.key = key
    self.initialValue = initialValue
    self.onDeinit = onDeinit
    super.init(initialValue)
  }

  deinit {
    subscription?.cancel()
    onDeinit()
  }

  /// Loads the value and subscribes to its changes, the first time.
  func start() {
    starting.withLock {
      guard !isStarted else { return }
      isStarted = true
      let context = LoadContext.initialValue(initialValue)
      update(\.isLoading, true)
      key.load(
        context: context,
        continuation: LoadContinuation("\(key)") { [weak self] in
          self?.didLoad($0, isTracked: false)
        })
      let subscription = key.subscribe(
        context: context,
        subscriber: SharedSubscriber(
          callback: { [weak self] in self?.didLoad($0) },
          onLoading: { [weak self] in self?.update(\.isLoading, $0) }))
      lock.withLock { self.subscription = subscription }
    }
  }

  override var persistence: (any SharedPersistence)? { self }

  var loadError: (any Error)? { observed(\.loadError) }
  var saveError: (any Error)? { observed(\.saveError) }
  var isLoading: Bool { observed(\.isLoading) }

  func load() async throws {
    update(\.isLoading, true)
    let result = await withCheckedContinuation { continuation in
      key.load(
        context: .userInitiated,
        continuation: LoadContinuation("\(key)") {
          continuation.resume(returning: $0)
        })
    }
    accept(result)
    _ = try result.get()
  }

  func save() async throws {
    guard let key = key as? any SharedKey<Value> else { return }
    let result = await withCheckedContinuation { continuation in
      key.save(
        current, context: .userInitiated,
        continuation: SaveContinuation("\(key)") {
          continuation.resume(returning: $0)
        })
    }
    didSave(result)
    try result.get()
  }

  override func didChange() {
    super.didChange()
    guard let key = key as? any SharedKey<Value> else { return }
    saving.withLock {
      key.save(
        current, context: .didSet,
        continuation: SaveContinuation("\(key)") { [weak self] in
          self?.didSave($0)
          if case .failure(let error) = $0 { reportIssue(error) }
        })
    }
  }

  private func didLoad(_ result: Result<Value?, any Error>, isTracked: Bool = true) {
    accept(result, isTracked: isTracked)
    if case .failure(let error) = result { reportIssue(error) }
  }

  private func accept(_ result: Result<Value?, any Error>, isTracked: Bool = true) {
    if case .success(let value) = result {
      replace(with: value ?? initialValue, isTracked: isTracked)
    }
    update(\.isLoading, false)
    update(\.loadError, result.error)
  }

  private func didSave(_ result: Result<Void, any Error>) {
    update(\.saveError, result.error)
  }

  private func observed<Part>(_ part: KeyPath<Status, Part>) -> Part {
    extent.access(1)
    return lock.withLock { status[keyPath: part] }
  }

  private func update<Part>(_ part: WritableKeyPath<Status, Part>, _ value: Part) {
    lock.withLock { status[keyPath: part] = value }
    extent.notify(1)
  }
}

extension Result {
  fileprivate var error: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
