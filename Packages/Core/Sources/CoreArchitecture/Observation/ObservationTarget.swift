/// What is told that something has changed that was read.
package protocol ObservationTarget: AnyObject, Sendable {
  /// Called once for an observation, with its number, on the thread that makes the change.
  func readsChanged(_ number: UInt64)
  /// The same for a change that is about to be made, on a thread that may be any.
  func readsWillChange(_ number: UInt64)
  func observationWasCancelled()
}

extension ObservationTarget {
  package func readsWillChange(_ number: UInt64) { readsChanged(number) }
  package func observationWasCancelled() {}
}
