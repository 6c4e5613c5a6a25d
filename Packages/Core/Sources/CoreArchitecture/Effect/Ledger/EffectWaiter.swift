/// Waits for the effects of an action to end; a task, outside of tests.
///
/// The ledger stores waiters and returns them, and never calls one.
protocol EffectWaiter: Sendable {
  func resume()
}
