/// One or several rows of a ``Table``.
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue
  /// The rows in order; called by the view layer only.
  var _rows: [AnyTableRow<TableRowValue>] { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The rows of all elements; called by the view layer only.
  public var _rows: [AnyTableRow<Content.TableRowValue>] {
    data.flatMap { row.build($0)._rows }
  }
}

extension Section: TableRowContent where Content: TableRowContent {
  /// The rows within; called by the view layer only.
  public var _rows: [AnyTableRow<Content.TableRowValue>] { content._rows }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The rows within; called by the view layer only.
  public var _rows: [AnyTableRow<Content.TableRowValue>] { content._rows }
}
