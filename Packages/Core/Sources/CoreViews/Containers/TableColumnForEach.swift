/// A column of a ``Table`` for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, RowValue>: TableColumnContent {
  /// The columns in order.
  public let _columns: [AnyTableColumn<RowValue>]

  /// Makes a column for each element.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue> content: (Data.Element) -> TableColumns<RowValue>
  ) where Data.Element: Identifiable {
    _columns = data.flatMap { content($0)._columns }
  }

  /// Makes a column for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>,
    @TableColumnBuilder<RowValue> content: (Data.Element) -> TableColumns<RowValue>
  ) {
    _columns = data.flatMap { content($0)._columns }
  }
}
