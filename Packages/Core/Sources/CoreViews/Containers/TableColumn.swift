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
