extension EffectLedger {
  /// Counts one more action of the effects that waits for its turn.
  mutating func willProcess(for action: ActionEffects, from feature: FeatureEffects? = nil) {
    action.unprocessed += 1
    feature?.unprocessed += 1
  }

  /// Counts an action off that has been processed.
  ///
  /// - Returns: Those who waited for the effects, if they have all ended.
  mutating func didProcess(
    for action: ActionEffects, from feature: FeatureEffects? = nil
  ) -> EffectWaiters {
    action.unprocessed -= 1
    if let feature {
      feature.unprocessed -= 1
      prune(feature)
    }
    return takeWaiters(of: action)
  }

  /// Returns an id for one who is about to wait; nil if the effects have all ended.
  mutating func makeWaiterID(for action: ActionEffects) -> UInt64? {
    guard !action.haveEnded else { return nil }
    lastWaiter += 1
    return lastWaiter
  }

  /// Enters one who waits for the effects of an action.
  ///
  /// - Returns: Whether there is anything to wait for; if not, the waiter is to be resumed.
  mutating func enter(_ waiter: any EffectWaiter, as id: UInt64, for action: ActionEffects) -> Bool
  {
    guard !action.haveEnded else { return false }
    action.waiters.insert(waiter, as: id)
    return true
  }

  /// Removes one who waits no longer, to be resumed; nil if it has been resumed or did not wait
  /// yet.
  mutating func removeWaiter(_ id: UInt64, for action: ActionEffects) -> (any EffectWaiter)? {
    action.waiters.remove(id)
  }

  mutating func takeWaiters(of action: ActionEffects) -> EffectWaiters {
    guard action.haveEnded else { return EffectWaiters() }
    defer { action.waiters = EffectWaiters() }
    return action.waiters
  }
}

/// Those who wait for the effects of an action; a single one, the most frequent case, needs no
/// table.
struct EffectWaiters {
  private var first: (id: UInt64, waiter: any EffectWaiter)?
  private var rest = [UInt64: any EffectWaiter]()

  var isEmpty: Bool { first == nil && rest.isEmpty }

  func forEach(_ body: (any EffectWaiter) -> Void) {
    if let first { body(first.waiter) }
    for waiter in rest.values { body(waiter) }
  }

  mutating func insert(_ waiter: any EffectWaiter, as id: UInt64) {
    if first == nil { first = (id, waiter) } else { rest[id] = waiter }
  }

  mutating func remove(_ id: UInt64) -> (any EffectWaiter)? {
    guard let first, first.id == id else { return rest.removeValue(forKey: id) }
    self.first = nil
    return first.waiter
  }
}

/// Waits for the effects of an action to end; a task, outside of tests.
///
/// The ledger stores waiters and returns them, and never calls one.
protocol EffectWaiter: Sendable {
  func resume()
}
