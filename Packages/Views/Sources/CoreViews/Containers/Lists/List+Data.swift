public import CoreCasePaths

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
  public init<Elements: _BoundCollection & _Weighty, Row: View>(
    _ data: Elements,
    @ViewBuilder rowContent: @escaping (Binding<Elements._Base.Element>) -> Row
  )
  where
    Elements._Base.Element: Identifiable, Elements._Base.Index: Hashable,
    Content == ForEach<BoundElements<Elements._Base>, Elements._Base.Element.ID, Row>
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
  public init<Elements: _BoundCollection & _Weighty, ID: Hashable, Row: View>(
    _ data: Elements, id: KeyPath<Elements._Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements._Base.Element>) -> Row
  )
  where
    Elements._Base.Index: Hashable, Content == ForEach<BoundElements<Elements._Base>, ID, Row>
  {
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
