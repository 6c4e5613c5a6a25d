internal import CoreArchitecture

/// What is known of a type of collection whose elements need not be made to be told apart.
struct RowSource<Data: RandomAccessCollection, ID: Hashable> {
  private(set) var ids: ((Data) -> ContiguousArray<ID>)?
  private var haveSameRows: ((Data, Data) -> Bool)?

  init(_ areIDsOwn: Bool) {
    guard areIDsOwn, let type = Data.self as? any IdentifiedRows.Type else { return }
    open(type)
  }

  private mutating func open<Rows: IdentifiedRows>(_: Rows.Type) {
    guard Rows.RowID.self == ID.self else { return }
    // The types are the same: `Rows` is what `Data` is, and `RowID` is `ID`.
    ids = { unsafeBitCast(unsafeBitCast($0, to: Rows.self).rowIDs, to: ContiguousArray<ID>.self) }
    haveSameRows = {
      unsafeBitCast($0, to: Rows.self).hasSameRows(as: unsafeBitCast($1, to: Rows.self))
    }
  }

  /// Whether two collections have the same elements where they have the same ids, as far as can be
  /// told without a look at each.
  func hasSameRows(_ old: Data, _ new: Data) -> Bool { haveSameRows?(old, new) ?? false }
}
