/// Which columns of a ``Table`` a person has hidden or brought back, by their `customizationID`s.
///
/// ```
/// @SceneStorage("columns") private var columns: TableColumnCustomization<Boat>
/// …
/// Table(boats, columnCustomization: $columns) {
///   TableColumn("Length", value: \.length) { Text("\($0.length) m") }.customizationID("length")
/// }
/// ```
///
/// The menu of the titles offers it. Columns keep their order on all hosts.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Hashable, Sendable {
  private var areShown: [String: Bool] = [:]

  /// Makes one in which nothing is changed.
  public init() {}

  /// Whether a person has hidden a column or brought it back; automatic where neither was done.
  public subscript(visibility id: String) -> Visibility {
    get { areShown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { areShown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Brings the columns into the order in which they are written, in which they are.
  public mutating func resetOrder() {}

  func shows(_ column: AnyTableColumn<RowValue>) -> Bool {
    column.customizationID.flatMap { areShown[$0] } ?? !column.isHidden
  }
}
