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
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.isTableBordered) private var isBordered
  private let rows: [AnyTableRow<Value>]
  private let allColumns: [AnyTableColumn<Value>]
  private let customization: Binding<TableColumnCustomization<Value>>?
  var selection: RowSelection.Access?
  var sortOrder: Binding<[KeyPathComparator<Value>]>?

  /// Makes a table of rows that are written one by one.
  public init(
    of type: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>,
    @TableRowBuilder<Value> rows: () -> TableRows<Value>
  ) {
    self.rows = rows()._rows
    allColumns = columns()._columns
    customization = columnCustomization
  }

  /// Makes a table.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    rows = data.map { AnyTableRow(value: $0) }
    allColumns = columns()._columns
    customization = columnCustomization
  }

  /// Makes a table whose titles change a sort order.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    self.init(data, columnCustomization: columnCustomization, columns: columns)
    self.sortOrder = sortOrder
  }

  /// Makes a table of which a person may select a row.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    self.init(data, columnCustomization: columnCustomization, columns: columns)
    self.selection = RowSelection.Access(selection)
    self.sortOrder = sortOrder
  }

  /// Makes a table of which a person may select rows.
  public init<Data: RandomAccessCollection<Value>>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) {
    self.init(data, columnCustomization: columnCustomization, columns: columns)
    self.selection = RowSelection.Access(selection)
    self.sortOrder = sortOrder
  }

  /// A grid with a row of titles and a row for each value.
  public var body: some View {
    if isBordered { grid.padding(8).border(.secondary) } else { grid }
  }

  private var grid: some View {
    cells.appearance(.table)
  }

  /// Those that are shown.
  private var columns: [AnyTableColumn<Value>] {
    let customization = customization?.wrappedValue ?? TableColumnCustomization()
    return allColumns.filter(customization.shows)
  }

  private var cells: some View {
    let columns = columns
    return Grid(alignment: .leading, verticalSpacing: 0) {
      if headers != .hidden {
        GridRow {
          ForEach(columns.indices, id: \.self) { title(of: columns[$0]) }
        }
        Divider()
      }
      ForEach(rows, id: \.value.id) { row in
        GridRow {
          ForEach(columns.indices, id: \.self) { index in
            if index == 0, let menu = row.menu {
              cell(index, columns[index], row.value).contextMenu { menu }
            } else {
              cell(index, columns[index], row.value)
            }
          }
        }
      }
    }
  }

  @ViewBuilder private func title(of column: AnyTableColumn<Value>) -> some View {
    let title = TableTitle(column: column, order: sortOrder)
    if let customization {
      title.contextMenu { TableColumnMenu(columns: allColumns, customization: customization) }
    } else {
      title
    }
  }

  @ViewBuilder private func cell(
    _ index: Int, _ column: AnyTableColumn<Value>, _ value: Value
  ) -> some View {
    if index == 0, let selection {
      TableRowButton(tag: AnyHashable(unwrapping: value.id), selection: selection) {
        column.content(value)
      }
    } else {
      column.content(value)
    }
  }
}

/// The title of a column; a button where the column sorts the rows.
struct TableTitle<Value>: View {
  let column: AnyTableColumn<Value>
  let order: Binding<[KeyPathComparator<Value>]>?

  var body: some View {
    if let order, let comparator = column.comparator {
      Button(column.title + mark(order.wrappedValue, comparator)) { sort(order, comparator) }
        .buttonLook(.plain)
    } else {
      Text(column.title).bold()
    }
  }

  /// Which way the rows are sorted by the column, if by it first.
  private func mark(
    _ order: [KeyPathComparator<Value>], _ comparator: KeyPathComparator<Value>
  ) -> String {
    guard let first = order.first, first.keyPath == comparator.keyPath else { return "" }
    return first.order == .forward ? " ↑" : " ↓"
  }

  /// Sorts by the column first, or the other way round if it is the first already.
  private func sort(
    _ order: Binding<[KeyPathComparator<Value>]>, _ comparator: KeyPathComparator<Value>
  ) {
    var (new, comparator) = (order.wrappedValue, comparator)
    if let first = new.first, first.keyPath == comparator.keyPath {
      comparator.order = first.order == .forward ? .reverse : .forward
    }
    new.removeAll { $0.keyPath == comparator.keyPath }
    order.wrappedValue = [comparator] + new
  }
}

/// The first cell of a row of a table, which selects it.
struct TableRowButton<Content: View>: View {
  let tag: AnyHashable
  let selection: RowSelection.Access
  let content: Content

  init(
    tag: AnyHashable, selection: RowSelection.Access, @ViewBuilder content: () -> Content
  ) {
    (self.tag, self.selection, self.content) = (tag, selection, content())
  }

  var body: some View {
    let isSelected = selection.get().contains(tag)
    Button {
      selection.toggle(tag)
    } label: {
      HStack {
        content.bold(isSelected)
        if isSelected { Text(verbatim: "●") } else { Text(verbatim: "●").hidden() }
      }
    }
    .buttonLook(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
