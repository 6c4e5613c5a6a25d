public import Foundation

/// Rows of values in columns with titles.
///
/// ```
/// Table(boats, selection: $boat, sortOrder: $order) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Length", value: \.length) { Text("\($0.length) m") }
/// }
/// .onChange(of: order) { boats.sort(using: order) }
/// ```
///
/// Pressing a title changes the sort order, which the app applies; pressing the first cell of a row
/// selects it, or no longer.
public struct Table<Value: Identifiable>: View {
  private let data: [Value]
  private let columns: [AnyTableColumn<Value>]
  private var selection: RowSelection.Access?
  private var sortOrder: Binding<[KeyPathComparator<Value>]>?

  /// Makes a table.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    self.data = Array(data)
    self.columns = columns()._columns
  }

  /// Makes a table whose titles change a sort order.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    self.init(data, columns: columns)
    self.sortOrder = sortOrder
  }

  /// Makes a table of which a person may select a row.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    self.init(data, columns: columns)
    self.selection = RowSelection.Access(selection)
    self.sortOrder = sortOrder
  }

  /// Makes a table of which a person may select rows.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    self.init(data, columns: columns)
    self.selection = RowSelection.Access(selection)
    self.sortOrder = sortOrder
  }

  /// A grid with a row of titles and a row for each value.
  public var body: some View {
    Grid(alignment: .leading, verticalSpacing: 0) {
      GridRow {
        ForEach(columns.indices, id: \.self) { TableTitle(column: columns[$0], order: sortOrder) }
      }
      Divider()
      ForEach(data) { value in
        GridRow {
          ForEach(columns.indices, id: \.self) { index in
            if index == 0, let selection {
              TableRowButton(tag: AnyHashable(unwrapping: value.id), selection: selection) {
                columns[index].content(value)
              }
            } else {
              columns[index].content(value)
            }
          }
        }
      }
    }
  }
}
