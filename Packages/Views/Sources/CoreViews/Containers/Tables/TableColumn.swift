public import Foundation

/// A column of a ``Table``: a title, and what stands in it for each value.
public struct TableColumn<RowValue, Content: View> {
  let title: String
  let content: (RowValue) -> Content
  /// How the rows are sorted by it; nil where they cannot be.
  var comparator: KeyPathComparator<RowValue>?
  /// Its name in a customization; nil for none.
  var customizationID: String?
  /// Whether it is hidden until a person brings it back.
  var isHidden = false
  /// Whether a person can neither hide it nor bring it back.
  var isFixed = false

  /// Makes a column of views.
  public init(
    _ title: some StringProtocol, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// Makes a column of views by which the rows can be sorted.
  public init<Value: Comparable>(
    _ title: some StringProtocol, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, content: content)
    comparator = KeyPathComparator(value)
  }
}

extension TableColumn {
  /// Returns the column itself: a column is as wide as its widest cell.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Returns the column itself: a column is as wide as its widest cell.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
}

extension TableColumn {
  /// Makes a column of views by which the rows can be sorted in an order of its own.
  public init(
    _ title: some StringProtocol, sortUsing comparator: KeyPathComparator<RowValue>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, content: content)
    self.comparator = comparator
  }

  /// Makes a column of views; the title's style is left out.
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title.string, content: content)
  }
}

extension TableColumn where Content == Text {
  /// Makes a column of texts by which the rows can be sorted.
  public init(_ title: some StringProtocol, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(title, value: value) { Text($0[keyPath: value]) }
  }
}

extension TableColumn: TableColumnContent {
  /// The column itself, with its type hidden.
  public var _columns: [AnyTableColumn<RowValue>] {
    [
      AnyTableColumn(
        title: title, comparator: comparator, customizationID: customizationID,
        isHidden: isHidden, isFixed: isFixed, content: { [content] in AnyView(content($0)) })
    ]
  }
}

/// A column of a ``Table`` for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, RowValue>: TableColumnContent {
  /// The columns in order.
  public let _columns: [AnyTableColumn<RowValue>]

  /// Makes a column for each element.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue> content: (Data.Element) -> TableColumns<RowValue>
  ) where Data.Element: Identifiable {
    _columns = data.flatMap { content($0)._columns }
  }

  /// Makes a column for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, some Hashable>,
    @TableColumnBuilder<RowValue> content: (Data.Element) -> TableColumns<RowValue>
  ) {
    _columns = data.flatMap { content($0)._columns }
  }
}

/// One or several columns of a ``Table``.
public protocol TableColumnContent<RowValue> {
  /// The type of a row's value.
  associatedtype RowValue
  /// The columns in order; called by the view layer only.
  var _columns: [AnyTableColumn<RowValue>] { get }
}

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

/// Several columns of a ``Table``, as its builder makes them.
public struct TableColumns<RowValue>: TableColumnContent {
  /// The columns in order.
  public let _columns: [AnyTableColumn<RowValue>]
}

/// A column of a ``Table`` with the type of its views hidden.
public struct AnyTableColumn<RowValue> {
  let title: String
  let comparator: KeyPathComparator<RowValue>?
  let customizationID: String?
  let isHidden: Bool
  let isFixed: Bool
  let content: (RowValue) -> AnyView
}
