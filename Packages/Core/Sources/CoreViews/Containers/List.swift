/// Shows rows below each other, one for each view of its content.
///
/// ```
/// List(cities) { city in
///   Text(city.name)
/// }
/// ```
///
/// A ``Section`` groups rows. A host that scrolls has the rows of a ``ForEach`` built when it shows
/// them; they stay mounted, with their state, when they are scrolled away.
public struct List<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content
  /// What of it is selected; nil for a list whose rows cannot be.
  var selection: RowSelection.Access?

  /// Makes a list of the rows and sections in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list with a row for each element, identified by its `id`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each element, identified by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ListNode(view, at: site).mounted()
  }
}
