/// What is told that something has changed that was read.
package protocol ObservationTarget: AnyObject, Sendable {
  /// Called once for an observation, with its number, on the thread that makes the change.
  func readsChanged(_ number: UInt64)
  func observationWasCancelled()
}

extension ObservationTarget {
  package func observationWasCancelled() {}
}
