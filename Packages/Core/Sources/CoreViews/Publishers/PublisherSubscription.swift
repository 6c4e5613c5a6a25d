/// Keeps who hears a publisher; without it nothing is heard any more.
public final class PublisherSubscription: Cancellable {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end?() }

  /// Ends the subscription.
  public func cancel() {
    end?()
    end = nil
  }
}
