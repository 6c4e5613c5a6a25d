/// What a person may hide of a table, and bring back.
struct TableColumnMenu<Value: Identifiable>: View {
  let columns: [AnyTableColumn<Value>]
  let customization: Binding<TableColumnCustomization<Value>>

  var body: some View {
    ForEach(Array(offered.enumerated()), id: \.offset) { _, column in
      Toggle(column.title, isOn: isShown(column))
    }
  }

  /// The last column that is shown stays.
  private var offered: [AnyTableColumn<Value>] {
    let shown = columns.filter(customization.wrappedValue.shows)
    return columns.filter { column in
      guard let id = column.customizationID, !column.isFixed else { return false }
      return shown.count > 1 || shown.first?.customizationID != id
    }
  }

  private func isShown(_ column: AnyTableColumn<Value>) -> Binding<Bool> {
    Binding {
      customization.wrappedValue.shows(column)
    } set: { isShown in
      guard let id = column.customizationID else { return }
      customization.wrappedValue[visibility: id] = isShown ? .visible : .hidden
    }
  }
}
