/// Combines the columns of a ``Table``.
@resultBuilder
public enum TableColumnBuilder<RowValue> {
  /// Takes a column.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> TableColumns<RowValue> {
    TableColumns(_columns: column._columns)
  }

  /// Takes a column for each element of a collection.
  public static func buildExpression<Data: RandomAccessCollection>(
    _ columns: TableColumnForEach<Data, RowValue>
  ) -> TableColumns<RowValue> {
    TableColumns(_columns: columns._columns)
  }

  /// Combines several columns in their order.
  public static func buildBlock(_ columns: TableColumns<RowValue>...) -> TableColumns<RowValue> {
    TableColumns(_columns: columns.flatMap(\._columns))
  }

  /// Leaves columns out where a condition does not hold.
  public static func buildOptional(
    _ columns: TableColumns<RowValue>?
  ) -> TableColumns<RowValue> {
    columns ?? TableColumns(_columns: [])
  }

  /// Takes the columns of the first branch.
  public static func buildEither(first: TableColumns<RowValue>) -> TableColumns<RowValue> {
    first
  }

  /// Takes the columns of the second branch.
  public static func buildEither(second: TableColumns<RowValue>) -> TableColumns<RowValue> {
    second
  }
}
