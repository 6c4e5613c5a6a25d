/// The effects of one action sent from outside, and of all actions that these effects send.
package final class ActionEffects: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock;
  // so no two accesses overlap.
  @exclusivity(unchecked) var running = EffectSet()
  /// The number of actions that effects have sent and whose turn has not come.
  @exclusivity(unchecked) var unprocessed = 0
  @exclusivity(unchecked) var wasCancelled = false
  @exclusivity(unchecked) var waiters = EffectWaiters()

  var haveEnded: Bool { unprocessed == 0 && running.isEmpty }
}
