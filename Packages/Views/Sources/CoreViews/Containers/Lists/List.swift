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

/// A mounted list, which tells its rows which of them are selected.
final class ListNode<Content: View>: TypedElementNode<List<Content>> {
  private var content: TypedNode<Content>?
  private var inner: EnvironmentValues?
  private var rows: RowSelection?

  override var hasElement: Bool { true }
  override var hasLazyRows: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    evaluateContent()
    elementChanged()
  }

  override func looksTheSame(as newView: List<Content>) -> Bool { true }

  override func evaluateContent() {
    let inner = innerEnvironment()
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
    }
  }

  private func innerEnvironment() -> EnvironmentValues {
    let outer = environment.withoutDecoration
    guard let selection = view.selection else { return outer }
    let rows = rows ?? RowSelection(selection)
    rows.access = selection
    self.rows = rows
    environment.splitColumn?.rows = rows
    var changed = outer
    changed.builtIn.rows.selection = rows
    changed.builtIn.rows.selected = runtime.track(self) { selection.get() }
    return changed.kept(in: &inner)
  }

  override func describe(_ element: inout Element) {
    element.role = .list
    element.isEnabled = environment.isEnabled
    environment.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

extension ListNode: RowsNode {}
