@_spi(Views) internal import CoreArchitecture

/// A collection that knows the ids of its elements without making these.
protocol IdentifiedRows: RandomAccessCollection {
  associatedtype RowID: Hashable

  /// The ids, in order; no two are equal.
  var rowIDs: ContiguousArray<RowID> { get }

  /// The same collection, which makes an element of what its id leads to by then.
  ///
  /// To hold it does not keep what the elements are made of from being changed in place.
  var withoutElements: Self { get }

  /// The element at a position, counted from 0.
  func row(at position: Int) -> Element

  /// Whether the elements of two such collections are the same where their ids are.
  func hasSameRows(as other: Self) -> Bool
}

extension StoreCollection: IdentifiedRows {
  func row(at position: Int) -> Store<State, Action> { self[position] }
}
