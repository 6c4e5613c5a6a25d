/// Cancels the work of an effect; a task, outside of tests.
///
/// The ledger stores handles and returns them, and never calls one.
protocol EffectHandle: Sendable {
  func cancel()
}
