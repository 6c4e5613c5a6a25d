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

extension TableColumn {
  /// Names the column in a ``TableColumnCustomization``.
  public func customizationID(_ id: String) -> Self {
    var copy = self
    copy.customizationID = id
    return copy
  }

  /// Hides the column until a person brings it back, or shows it as usual.
  public func defaultVisibility(_ visibility: Visibility) -> Self {
    var copy = self
    copy.isHidden = visibility == .hidden
    return copy
  }

  /// Keeps a person from doing something with the column.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self {
    var copy = self
    copy.isFixed = behavior.contains(.visibility)
    return copy
  }
}

/// What a person may do with a column of a ``Table``.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes behaviours of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving it, which no host offers.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Making it wider, which no host offers.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding it and bringing it back.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

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
