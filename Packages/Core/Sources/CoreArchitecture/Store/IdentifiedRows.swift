/// A collection that knows the ids of its elements without making these.
package protocol IdentifiedRows: RandomAccessCollection {
  associatedtype RowID: Hashable

  /// The ids, in order; no two are equal.
  var rowIDs: ContiguousArray<RowID> { get }

  /// Whether the elements of two such collections are the same where their ids are.
  func hasSameRows(as other: Self) -> Bool
}
