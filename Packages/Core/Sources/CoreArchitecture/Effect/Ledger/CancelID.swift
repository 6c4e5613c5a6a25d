/// Identifies effects that can be cancelled.
///
/// Ids of different types are different, even if equal.
struct CancelID: Hashable, Sendable {
  private let id: ErasedID
  /// Computed once, as an id is looked up in many tables; here, as they ask other ids for it too.
  private let hash: Int

  init<ID: Hashable & Sendable>(_ id: ID) {
    hash = id.hashValue
    self.id = ID.self == AnyHashable.self ? unwrapped(id as AnyHashable) : TypedID(id)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id === rhs.id || lhs.hash == rhs.hash && lhs.id.isEqual(to: rhs.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}

/// An id of any type.
///
/// An object, as an id is copied into many places; `AnyHashable` also costs a cast for each id.
private class ErasedID: @unchecked Sendable {
  // Unchecked: a constant, made from a Sendable id only.
  func isEqual(to other: ErasedID) -> Bool {
    fatalError("\(Self.self) must override isEqual(to:).")
  }
}

// Unchecked: as its superclass.
private final class TypedID<ID: Hashable>: ErasedID, @unchecked Sendable {
  private let id: ID

  init(_ id: ID) {
    self.id = id
  }

  override func isEqual(to other: ErasedID) -> Bool {
    (other as? Self).map { $0.id == id } ?? false
  }
}

/// The id that an `AnyHashable` holds, with its own type.
private func unwrapped(_ id: AnyHashable) -> ErasedID {
  func open(_ id: some Hashable) -> ErasedID { TypedID(id) }
  guard let base = id.base as? any Hashable else { return TypedID(id) }
  return open(base)
}

/// The ids of one effect; a single one, the most frequent case, needs no array.
struct CancelIDs {
  private var first: CancelID?
  private var rest: [CancelID] = []

  /// The only id; nil if there are several or none.
  var only: CancelID? { rest.isEmpty ? first : nil }

  mutating func append(_ id: CancelID) {
    if first == nil { first = id } else { rest.append(id) }
  }

  func forEach(_ body: (CancelID) -> Void) {
    if let first { body(first) }
    for id in rest { body(id) }
  }
}
