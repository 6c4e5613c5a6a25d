/// The ledger's answer to a cancellation: the work to cancel once its lock is dropped.
///
/// Handlers of a cancelled task run at once and may come back to the ledger.
struct Cancellations {
  // The first apart from the others, so that a single one, the most frequent case, needs no array.
  private var first: (any EffectHandle)?
  private var rest: [any EffectHandle] = []

  /// Marks an effect as cancelled, and adds its work unless it was marked before.
  mutating func add(_ effect: RunningEffect) {
    guard !effect.isCancelled else { return }
    effect.isCancelled = true
    if let handle = effect.handle { add(handle) }
  }

  mutating func add(_ handle: any EffectHandle) {
    if first == nil { first = handle } else { rest.append(handle) }
  }

  func forEach(_ body: (any EffectHandle) -> Void) {
    if let first { body(first) }
    for handle in rest { body(handle) }
  }
}
