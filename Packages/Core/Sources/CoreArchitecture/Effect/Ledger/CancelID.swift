/// Identifies effects that can be cancelled.
///
/// Ids of different types are different, even if equal.
struct CancelID: Hashable, @unchecked Sendable {
  // Unchecked: made from Sendable ids only.
  private let type: ObjectIdentifier
  private let id: AnyHashable
  /// Computed once, as an id is looked up in many tables.
  private let hash: Int

  init<ID: Hashable & Sendable>(_ id: ID) {
    let erased = AnyHashable(id)
    type = ObjectIdentifier(ID.self == AnyHashable.self ? Swift.type(of: erased.base) : ID.self)
    self.id = erased
    hash = id.hashValue
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.hash == rhs.hash && lhs.type == rhs.type && lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
