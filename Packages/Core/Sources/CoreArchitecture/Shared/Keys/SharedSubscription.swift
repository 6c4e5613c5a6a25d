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
