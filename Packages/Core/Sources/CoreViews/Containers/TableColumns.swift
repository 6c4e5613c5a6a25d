/// Several columns of a ``Table``, as its builder makes them.
public struct TableColumns<RowValue>: TableColumnContent {
  /// The columns in order.
  public let _columns: [AnyTableColumn<RowValue>]
}
