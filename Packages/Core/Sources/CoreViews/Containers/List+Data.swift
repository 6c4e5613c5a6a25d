extension List {
  /// Makes a list with a row for each number of a range.
  public init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, one of which a person may select.
  public init<Selection: Hashable, Row: View>(
    _ data: Range<Int>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, of which a person may select some.
  public init<Selection: Hashable, Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element of a binding, which the row can write.
  public init<Base: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base.Element: Identifiable, Base.Index: Hashable,
    Content == ForEach<BoundElements<Base>, Base.Element.ID, Row>
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes a list of a tree of values: rows with children open and close.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Makes a list with a row for each element of a binding, identified by the value at a key path.
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  ) where Base.Index: Hashable, Content == ForEach<BoundElements<Base>, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list of a tree of values, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }

  /// Makes a list of a tree of values, one of which a person may select.
  public init<Data: RandomAccessCollection, Selection: Hashable, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }

  /// Makes a list of a tree of values, of which a person may select some.
  public init<Data: RandomAccessCollection, Selection: Hashable, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> {
    self.init(selection: selection) {
      OutlineGroup(data, children: children, content: rowContent)
    }
  }
}
