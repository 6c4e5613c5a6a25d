/// The effects of one action sent from outside, and of all actions that these effects send.
package final class ActionEffects: @unchecked Sendable {
  // Unchecked: the ledger alone reads and changes what is mutable, behind the runtime's lock.
  var running = EffectSet()
  /// The number of actions that effects have sent and whose turn has not come.
  var unprocessed = 0
  var wasCancelled = false
  var waiters = EffectWaiters()

  var haveEnded: Bool { unprocessed == 0 && running.isEmpty }
}
