@_spi(SwiftUI) internal import Observation

/// Calls a closure, and another after each change of what it has read, until that returns false.
///
/// The standard library's public tracking tells once, and before the change: who reads the property
/// when another thread is told may read the old value. SwiftUI has these two functions for itself.
///
/// - Parameters:
///   - apply: Reads what is to be tracked.
///   - didChange: Called on the thread that has made a change; returns whether to go on.
/// - Returns: What `apply` returns.
package func withLastingTracking<Result>(
  _ apply: () -> Result, didChange: @escaping @Sendable () -> Bool
) -> Result {
  withObservationTracking(
    apply,
    didSet: { tracking in
      if !didChange() { tracking.cancel() }
    })
}
