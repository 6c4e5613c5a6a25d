/// What the ledger is told of a child that starts an effect.
struct ChildEntry {
  /// The revision of the collection with the child; 0 for a single child.
  var structure: UInt64 = 0
  /// Whether the child shares the cancel ids of its parent.
  var isPartOfParent = false
  /// Asks the parent to dismiss the child; nil if it cannot be dismissed.
  var dismiss: (() -> Void)?
}
