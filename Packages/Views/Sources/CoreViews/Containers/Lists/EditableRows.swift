/// The rows of a ``List`` of a binding, which a person may delete and move.
public struct EditableRows<
  Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
>: View where Base.Element: Identifiable, Base.Index: Hashable {
  let data: Binding<Base>
  let actions: EditActions<Base>
  let row: (Binding<Base.Element>) -> Row

  /// A row for each element.
  public var body: some View {
    ForEach(data, content: row)
      .onDelete(
        perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: actions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

extension List {
  /// Makes a list with a row for each element of a binding, which a person may delete or move.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where Base.Element: Identifiable, Base.Index: Hashable, Content == EditableRows<Base, Row> {
    self.init { EditableRows(data: data, actions: editActions, row: rowContent) }
  }

  /// Makes a list of a binding, of which a person may select a row.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Selection: Hashable, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where Base.Element: Identifiable, Base.Index: Hashable, Content == EditableRows<Base, Row> {
    self.init(selection: selection) {
      EditableRows(data: data, actions: editActions, row: rowContent)
    }
  }

  /// Makes a list of a binding, of which a person may select rows.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Selection: Hashable, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where Base.Element: Identifiable, Base.Index: Hashable, Content == EditableRows<Base, Row> {
    self.init(selection: selection) {
      EditableRows(data: data, actions: editActions, row: rowContent)
    }
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Makes a view for each element from a binding, which a person may delete or move in a list.
  public init<
    Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  )
  where Base.Element: Identifiable, Base.Index: Hashable, Content == EditableRows<Base, Row> {
    self.init(CollectionOfOne(0), id: \.self) { _ in
      EditableRows(data: data, actions: editActions, row: content)
    }
  }
}

extension EditableRows: SectionOfRows {}
