/// Those who wait for the effects of an action; a single one, the most frequent case, needs no table.
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
