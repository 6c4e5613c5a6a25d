/// Rows below each other.
public struct List<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension List: ContainerView {
  func describe(_ element: inout Element) { element.role = .list }
}

/// Rows below each other that people fill in.
public struct Form<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension Form: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .vertical
    element.style.alignment = .leading
  }
}
