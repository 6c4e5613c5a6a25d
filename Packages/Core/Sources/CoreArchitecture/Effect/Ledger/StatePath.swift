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

  /// A bit by which a set of paths tells that it does not hold one.
  @inlinable
  var bit: UInt64 {
    guard hash != 0 else { return 0 }
    let mixed = UInt64(truncatingIfNeeded: hash) &* 0x9E37_79B9_7F4A_7C15
    return 1 << (mixed >> 58)
  }

  @usableFromInline
  func appending(_ next: Self) -> Self {
    Self(hash: hash &* 0x0000_0100_0000_01B3 ^ next.hash)
  }
}

/// Identifies a child of a feature: where its state is, and which of those there it is.
///
/// It does not depend on the reducer that runs, as a reducer that is wrapped in another or called
/// directly may be made anew for each action.
@usableFromInline
struct ChildKey: Hashable, @unchecked Sendable {
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

/// What the ledger is told of a child that starts an effect.
struct ChildEntry {
  /// The revision of the collection with the child; 0 for a single child.
  var structure: UInt64 = 0
  /// Whether the child shares the cancel ids of its parent.
  var isPartOfParent = false
  /// Asks the parent to dismiss the child; nil if it cannot be dismissed.
  var dismiss: (() -> Void)?
}
