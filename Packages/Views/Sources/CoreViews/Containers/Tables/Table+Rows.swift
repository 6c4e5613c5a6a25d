public import Foundation

extension Table {
  /// Makes a table of rows that are written one by one, whose titles change a sort order.
  public init(
    of type: Value.Type, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(
      of: type, columnCustomization: columnCustomization, columns: columns, rows: rows)
    self.sortOrder = sortOrder
  }

  /// Makes a table of rows that are written one by one, of which a person may select one.
  public init(
    of type: Value.Type, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(
      of: type, columnCustomization: columnCustomization, columns: columns, rows: rows)
    self.selection = RowSelection.Access(selection)
    self.sortOrder = sortOrder
  }

  /// Makes a table of rows that are written one by one, of which a person may select some.
  public init(
    of type: Value.Type, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.init(
      of: type, columnCustomization: columnCustomization, columns: columns, rows: rows)
    self.selection = RowSelection.Access(selection)
    self.sortOrder = sortOrder
  }
}
