/// A row of a ``Table``, whose columns show its value.
public struct TableRow<Value: Identifiable>: View, TableRowContent {
  private let value: Value
  private var menu: AnyView?

  /// Makes a row of a value.
  public init(_ value: Value) { self.value = value }

  /// Offers controls for what can be done with the row, at its first cell.
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> TableRow {
    var row = self
    row.menu = AnyView(menuItems())
    return row
  }

  /// The row; called by the view layer only.
  public var _rows: [AnyTableRow<Value>] { [AnyTableRow(value: value, menu: menu)] }
  /// Nothing: a table draws its rows by its columns.
  public var body: some View { EmptyView() }
}
