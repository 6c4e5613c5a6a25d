/// What a cancellation calls: the task of an effect, or the work for the end of a feature.
///
/// The ledger stores handles and returns them, and never calls one.
protocol EffectHandle: Sendable {
  func cancel()
}
