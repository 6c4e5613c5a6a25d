internal import Foundation

/// Is told by a key when a shared value changes where it is stored.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// Makes a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Is given each new value, nil when none is stored any more, or an error.
  ///   - onLoading: Is told when loading begins and ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// There is a new value.
  public func yield(_ value: Value) { yield(with: .success(value)) }

  /// Nothing is stored any more: the initial value is to return.
  public func yieldReturningInitialValue() { yield(with: .success(nil)) }

  /// The value can no longer be read.
  public func yield(throwing error: any Error) { yield(with: .failure(error)) }

  /// There is a new value, none any more, or an error.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }

  /// Loading begins or ends.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}

/// Keeps a subscriber subscribed until it is cancelled or nobody holds it any more.
public struct SharedSubscription: Sendable {
  private let ending: Ending

  /// Makes a subscription that calls a closure, once, when it ends.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    ending = Ending(cancel)
  }

  /// Ends the subscription.
  public func cancel() { ending.cancel() }

  private final class Ending: @unchecked Sendable {
    // Unchecked: `action` is only touched while `lock` is held.
    private let lock = NSLock()
    private var action: (@Sendable () -> Void)?

    init(_ action: @escaping @Sendable () -> Void) {
      self.action = action
    }

    deinit { cancel() }

    func cancel() {
      let action = lock.withLock {
        defer { self.action = nil }
        return self.action
      }
      action?()
    }
  }
}
