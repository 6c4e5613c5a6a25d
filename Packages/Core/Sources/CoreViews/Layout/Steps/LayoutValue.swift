/// A value that a view hands to the layout around it.
public struct LayoutValue: Hashable, Sendable {
  let key: ObjectIdentifier
  let value: any Sendable
  private let isSame: @Sendable (any Sendable) -> Bool

  init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) where Key.Value: Sendable {
    self.key = ObjectIdentifier(key)
    self.value = value
    isSame = { other in
      guard let other = other as? Key.Value else { return false }
      return haveSameBits(value, other)
    }
  }

  /// Whether both have the same key and the same bits.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.isSame(rhs.value)
  }

  /// Hashes the key.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
