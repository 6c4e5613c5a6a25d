/// One or several columns of a ``Table``.
public protocol TableColumnContent<RowValue> {
  /// The type of a row's value.
  associatedtype RowValue
  /// The columns in order; called by the view layer only.
  var _columns: [AnyTableColumn<RowValue>] { get }
}
