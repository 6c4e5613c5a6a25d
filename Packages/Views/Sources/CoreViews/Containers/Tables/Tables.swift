// Tables: their columns and rows, the builders of both, and what a person may change of the
// columns.
//
// TableColumn: AnyTableColumn, TableColumns.
// TableColumnCustomization: TableColumnMenu.
// TableRow: AnyTableRow, TableRows.

// Tables: their columns and rows, the builders of both, and what a person may change of the
// columns.
//
// Table: TableRowButton, TableTitle.
// TableColumn: AnyTableColumn, TableColumnBuilder, TableColumnContent, TableColumnForEach,
//   TableColumns.
// TableColumnCustomization: TableColumnCustomizationBehavior, TableColumnMenu.
// TableRow: AnyTableRow, TableRowBuilder, TableRowContent, TableRows.
