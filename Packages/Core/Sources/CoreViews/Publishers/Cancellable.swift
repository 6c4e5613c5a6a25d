/// What can be ended before it ends by itself.
public protocol Cancellable {
  /// Ends it; a second time does nothing.
  func cancel()
}
