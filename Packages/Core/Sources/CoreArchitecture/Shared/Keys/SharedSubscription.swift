@_spi(Locked) internal import CoreDependencies

/// Keeps a subscriber subscribed until the subscription is cancelled or released.
public struct SharedSubscription: Sendable {
  private let ending: Ending

  /// Makes a subscription that calls a closure once, when it ends.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    ending = Ending(cancel)
  }

  /// Ends the subscription; later calls do nothing.
  public func cancel() { ending.cancel() }

  private final class Ending: Sendable {
    private let action: Locked<(@Sendable () -> Void)?>

    init(_ action: @escaping @Sendable () -> Void) {
      self.action = Locked(action)
    }

    deinit { cancel() }

    func cancel() {
      let action = action.withLock { $0.take() }
      action?()
    }
  }
}

/// Receives changes of a shared value where it is stored; a key calls it, on any thread.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// Makes a subscriber from closures.
  ///
  /// - Parameters:
  ///   - callback: Called with each new value, with nil when none is stored any more, or an error.
  ///   - onLoading: Called when loading begins and when it ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Passes on a new value.
  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// Says that nothing is stored any more: the initial value returns.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// Passes on the error of a value that can no longer be read.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  /// Passes on a new value, nil if none is stored any more, or an error.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }

  /// Says that loading begins or ends.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}
