/// A set of running effects; a single one, the most frequent case, needs no table.
struct EffectSet {
  private var first: RunningEffect?
  private var rest = [ObjectIdentifier: RunningEffect]()

  var isEmpty: Bool { first == nil && rest.isEmpty }

  var only: RunningEffect? { rest.isEmpty ? first : nil }

  func forEach(_ body: (RunningEffect) -> Void) {
    if let first { body(first) }
    for effect in rest.values { body(effect) }
  }

  mutating func insert(_ effect: RunningEffect) {
    if first == nil { first = effect } else { rest[ObjectIdentifier(effect)] = effect }
  }

  /// Removes an effect; returns whether none is left.
  mutating func remove(_ effect: RunningEffect) -> Bool {
    if first === effect { first = nil } else { rest[ObjectIdentifier(effect)] = nil }
    return isEmpty
  }
}
