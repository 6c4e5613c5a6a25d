/// A value within a text that is more than characters.
package struct MarkedValue: Hashable, Sendable {
  /// The value.
  package let value: any Hashable & Sendable

  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.value) == AnyHashable(rhs.value)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
