/// Identifies a child of a feature: where its state is, and which of those there it is.
///
/// It does not depend on the reducer that runs, as a reducer that is wrapped in another or called
/// directly may be made anew for each action.
@usableFromInline
struct ScopeKey: Hashable, @unchecked Sendable {
  // Unchecked: `AnyHashable` holds an identifier, which is a value.
  let path: StatePath
  let id: AnyHashable

  @usableFromInline
  init(path: StatePath, id: AnyHashable) {
    self.path = path
    self.id = id
  }

  /// The key as seen from the feature that starts the effect.
  func appended(to path: StatePath) -> Self {
    Self(path: path.appending(self.path), id: id)
  }
}

/// The path from a feature's state to a child's, as a hash that is equal for equal paths.
@frozen
@usableFromInline
struct StatePath: Hashable, Sendable {
  @usableFromInline let hash: Int

  @inlinable
  static var identity: Self { Self(hash: 0) }

  @inlinable
  init(_ keyPath: AnyKeyPath) {
    hash = keyPath.hashValue
  }

  @inlinable
  init(hash: Int) {
    self.hash = hash
  }

  /// Marks the effects of alerts and dialogs.
  ///
  /// Their state goes with the first action, so their effects are kept apart and outlive it.
  @inlinable
  static var ephemeral: Self { Self(hash: 1) }

  @usableFromInline
  func appending(_ next: Self) -> Self {
    Self(hash: hash &* 0x0000_0100_0000_01B3 ^ next.hash)
  }
}

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
