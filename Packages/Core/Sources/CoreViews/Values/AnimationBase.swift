/// A course that a program works out, of whatever type.
struct AnimationBase: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
