/// Several rows of a ``Table``, as its builder makes them.
public struct TableRows<TableRowValue>: TableRowContent {
  /// The rows in order.
  public let _rows: [AnyTableRow<TableRowValue>]
}
