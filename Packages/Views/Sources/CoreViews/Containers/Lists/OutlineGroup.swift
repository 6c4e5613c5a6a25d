/// Rows for a tree of values: those with children open and close.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Makes rows for values and their children, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// The rows of the top; further ones are made when one of these is opened.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(inner, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows for values and their children, identified by their `id`.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup where Data: RangeReplaceableCollection {
  /// Makes a row for one value, and rows for its children.
  public init<Value: Identifiable>(
    _ root: Value, children: KeyPath<Value, Data?>,
    @ViewBuilder content: @escaping (Value) -> Leaf
  ) where Value == Data.Element, ID == Value.ID {
    self.init(Data(CollectionOfOne(root)), children: children, content: content)
  }
}
