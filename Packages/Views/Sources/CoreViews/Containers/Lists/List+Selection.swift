extension List {
  /// Makes a list of which a person may select a row: the tag of a row, or else its id.
  public init<Selection: Hashable>(
    selection: Binding<Selection?>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { RowSelection.Access($0) }
  }

  /// Makes a list of which a person may select rows.
  public init<Selection: Hashable>(
    selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { RowSelection.Access($0) }
  }

  /// Makes a list with a row for each element, one of which a person may select.
  public init<Data: RandomAccessCollection, Selection: Hashable, Row: View>(
    _ data: Data, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, of which a person may select some.
  public init<Data: RandomAccessCollection, Selection: Hashable, Row: View>(
    _ data: Data, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element by a key path, one of which a person may select.
  public init<Data: RandomAccessCollection, ID: Hashable, Selection: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each element by a key path, of which a person may select some.
  public init<Data: RandomAccessCollection, ID: Hashable, Selection: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
