@_spi(Locked) internal import CoreDependencies

/// The storage of a shared value that a key loads and saves.
final class KeyedBox<Value: Sendable>: SharedBox<Value>, SharedPersistence, @unchecked Sendable {
  // Unchecked: immutable; see the superclass.
  private struct Status {
    var loadError: (any Error)?
    var saveError: (any Error)?
    var isLoading = false
    var isStarted = false
    var subscription: SharedSubscription?
  }

  private let key: any SharedReaderKey<Value>
  private let initialValue: Value
  private let onDeinit: @Sendable () -> Void
  private let status = Locked(Status())
  /// Held while the box starts, so that nobody reads it before it is loaded.
  private let starting = RecursiveLocked(())
  /// Held while a change is passed to the key, so that the latest one is passed last.
  private let saving = RecursiveLocked(())

  init(
    _ initialValue: Value, _ key: any SharedReaderKey<Value>,
    onDeinit: @escaping @Sendable () -> Void
  ) {
    self.key = key
    self.initialValue = initialValue
    self.onDeinit = onDeinit
    super.init(initialValue)
  }

  deinit {
    status.withLock { $0.subscription }?.cancel()
    onDeinit()
  }

  /// Subscribes to changes at the first call, and loads the value unless it has just been loaded.
  func start(isLoaded: Bool) {
    starting.read {
      let wasStarted = status.withLock { status in
        defer { status.isStarted = true }
        return status.isStarted
      }
      guard !wasStarted else { return }
      let context: LoadContext = isLoaded ? .userInitiated : .initialValue(initialValue)
      if !isLoaded { loadInitially(context) }
      let subscription = key.subscribe(
        context: context,
        subscriber: SharedSubscriber(
          callback: { [weak self] in
            guard let self else { return }
            accept($0)
            didLoad($0.error)
          },
          onLoading: { [weak self] in self?.update(isLoading: $0) }))
      status.withLock { $0.subscription = subscription }
    }
  }

  private func loadInitially(_ context: LoadContext<Value>) {
    update(isLoading: true)
    key.load(
      context: context,
      continuation: LoadContinuation("\(key)") { [weak self] result in
        guard let self else { return }
        if case .success(let value?) = result { replace(with: value, isTracked: false) }
        didLoad(result.error)
      })
  }

  override var label: String { "\(key)" }

  override var persistence: (any SharedPersistence)? { self }

  var loadError: (any Error)? { observed(\.loadError) }
  var saveError: (any Error)? { observed(\.saveError) }
  var isLoading: Bool { observed(\.isLoading) }

  func load() async throws {
    update(isLoading: true)
    let result = await key.loadResult()
    accept(result)
    _ = try result.get()
  }

  func save() async throws {
    guard let key = key as? any SharedKey<Value> else { return }
    let result = await withCheckedContinuation { continuation in
      key.save(
        current, context: .userInitiated,
        continuation: SaveContinuation("\(key)") { continuation.resume(returning: $0) })
    }
    didSave(result)
    try result.get()
  }

  override func didChange() {
    super.didChange()
    guard let key = key as? any SharedKey<Value> else { return }
    let outcome = SaveOutcome()
    let continuation = SaveContinuation("\(key)") { [weak self] in
      guard let self, let result = outcome.take($0) else { return }
      didSave(result, reportsError: true)
    }
    saving.read {
      if let key = key as? any LateSavingKey<Value> {
        key.saveLater({ [locked] in locked.whole }, continuation)
      } else {
        key.save(current, context: .didSet, continuation: continuation)
      }
    }
    if let result = outcome.endHandover() { didSave(result, reportsError: true) }
  }

  private func accept(_ result: Result<Value?, any Error>) {
    if case .success(let value) = result { replace(with: value ?? initialValue) }
    update(isLoading: false)
    update(\.loadError, result.error)
  }

  private func didLoad(_ error: (any Error)?) {
    update(isLoading: false)
    update(\.loadError, error)
    if let error { SharedKeyIssue.notLoaded(key, error).report() }
  }

  private func didSave(_ result: Result<Void, any Error>, reportsError: Bool = false) {
    update(\.saveError, result.error)
    guard let error = result.error else { return update(\.loadError, nil) }
    if reportsError { SharedKeyIssue.notSaved(key, error).report() }
  }

  private func observed<Part>(_ part: KeyPath<Status, Part>) -> Part {
    observers.access(1)
    return status.withLock { $0 }[keyPath: part]
  }

  private func update(isLoading: Bool) {
    let isNew = status.withLock { status in
      defer { status.isLoading = isLoading }
      return status.isLoading != isLoading
    }
    if isNew { observers.notifyFromAnyThread(1) }
  }

  private func update(_ part: WritableKeyPath<Status, (any Error)?>, _ error: (any Error)?) {
    let isNew = status.withLock { status in
      defer { status[keyPath: part] = error }
      return status[keyPath: part] != nil || error != nil
    }
    if isNew { observers.notifyFromAnyThread(1) }
  }
}

extension Result {
  fileprivate var error: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// The result of a save, held back until no lock is held, because its callback may do anything.
private final class SaveOutcome: Sendable {
  private struct State {
    var isHandedOver = false
    var result: Result<Void, any Error>?
  }

  private let state = Locked(State())

  /// Returns the result if it can be passed on now, else keeps it.
  func take(_ result: Result<Void, any Error>) -> Result<Void, any Error>? {
    state.withLock { state in
      if state.isHandedOver { return result }
      state.result = result
      return nil
    }
  }

  /// Ends the time of holding back; returns the result if it has arrived meanwhile.
  func endHandover() -> Result<Void, any Error>? {
    state.withLock { state in
      state.isHandedOver = true
      return state.result
    }
  }
}
