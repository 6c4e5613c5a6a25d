/// A set of running effects; a single one, the most frequent case, needs no table.
struct EffectSet {
  private var first: RunningEffect?
  private var rest: [ObjectIdentifier: RunningEffect] = [:]

  var isEmpty: Bool { first == nil && rest.isEmpty }

  var only: RunningEffect? { rest.isEmpty ? first : nil }

  var all: [RunningEffect] { (first.map { [$0] } ?? []) + rest.values }

  mutating func insert(_ effect: RunningEffect) {
    if first == nil { first = effect } else { rest[ObjectIdentifier(effect)] = effect }
  }

  mutating func remove(_ effect: RunningEffect) {
    if first === effect { first = nil } else { rest[ObjectIdentifier(effect)] = nil }
  }
}
