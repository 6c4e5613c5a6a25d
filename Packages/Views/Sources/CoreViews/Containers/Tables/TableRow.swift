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

/// Combines the rows of a ``Table``.
@resultBuilder
public enum TableRowBuilder<Value> {
  /// Takes a row, or what is made of rows.
  public static func buildExpression(
    _ content: some TableRowContent<Value>
  ) -> TableRows<Value> {
    TableRows(_rows: content._rows)
  }

  /// Combines several rows in their order.
  public static func buildBlock(_ rows: TableRows<Value>...) -> TableRows<Value> {
    TableRows(_rows: rows.flatMap(\._rows))
  }

  /// Leaves rows out where a condition does not hold.
  public static func buildOptional(_ rows: TableRows<Value>?) -> TableRows<Value> {
    rows ?? TableRows(_rows: [])
  }

  /// Takes the rows of the first branch.
  public static func buildEither(first: TableRows<Value>) -> TableRows<Value> { first }

  /// Takes the rows of the second branch.
  public static func buildEither(second: TableRows<Value>) -> TableRows<Value> { second }
}

/// Several rows of a ``Table``, as its builder makes them.
public struct TableRows<TableRowValue>: TableRowContent {
  /// The rows in order.
  public let _rows: [AnyTableRow<TableRowValue>]
}

/// A row of a ``Table``: its value, and what can be done with it.
public struct AnyTableRow<Value> {
  let value: Value
  var menu: AnyView?
}
