/// A set of lengths, for which asking costs next to nothing.
struct KeyLengths: Sendable {
  private var isHeld: [Bool] = []

  mutating func insert(_ length: Int) {
    if length >= isHeld.count {
      isHeld += repeatElement(false, count: length + 1 - isHeld.count)
    }
    isHeld[length] = true
  }

  func union(_ other: Self) -> Self {
    var union = self
    for length in other.isHeld.indices where other.isHeld[length] { union.insert(length) }
    return union
  }

  func contains(_ length: Int) -> Bool { length < isHeld.count && isHeld[length] }
}
