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
