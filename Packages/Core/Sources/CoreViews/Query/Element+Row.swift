extension Element {
  /// The name of a row: its own label, or that of the first thing in it that has one.
  var rowLabel: String {
    if !label.isEmpty || role == .menu { return label }
    if role.isInteractive { return label }
    return children.lazy.map(\.rowLabel).first { !$0.isEmpty } ?? ""
  }

  /// The rows that have something to be done with them as a whole, each named by what is in it.
  var namedRows: [Element] {
    var rows = children.flatMap(\.namedRows)
    if role == .row {
      var row = self
      row.label = rowLabel
      rows.insert(row, at: 0)
    }
    return rows
  }
}
