/// A view for each element of a collection, identified by the element's id.
///
/// A row that moves keeps its state. Ids have to be unique; a repeated one is reported.
///
/// ```
/// List {
///   ForEach(contacts) { contact in
///     Text(contact.name)
///   }
/// }
/// ```
///
/// An update calls the closure for each element, O(n), and evaluates only content that differs.
/// What it makes need not be views: a chart takes marks.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  /// The way to an id; nil if the elements are `Identifiable` by it.
  ///
  /// A key path of generic types is built anew wherever it is written, so the node does it once.
  let id: KeyPath<Data.Element, ID>?
  let row: RowBuilder<Data.Element, Content>

  /// Makes something for each element; without a path, elements are `Identifiable` by their ids.
  @_spi(Hosts)
  public init(
    _ data: Data, path: KeyPath<Data.Element, ID>?, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data.withoutElements
    id = path
    row = RowBuilder(build: content)
  }

  /// Calls a closure with what is made for each element.
  ///
  /// Complexity: O(n).
  @_spi(Hosts)
  public func forEachContent(_ visit: (Content) -> Void) {
    for element in data { visit(row.build(element)) }
  }
}

extension ForEach: View where Content: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let values = site.environment.builtIn
    if values.options != nil { return OptionRowsNode(view, at: site).mounted() }
    let isRows = !(Content.self is any SectionOfRows.Type)
    return values.rows.haveActions && isRows
      ? ActionRowsNode(view, at: site).mounted() : ForEachNode(view, at: site).mounted()
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by the value at a key path.
  ///
  /// Each row observes what its closure reads, and is evaluated alone when that changes.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, path: id, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Makes a view for each element, identified by its `id`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, path: nil, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range, identified by the number itself.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// The closure that makes the views of rows.
///
/// In a structure, because a bare function would be wrapped anew wherever its bits are compared.
struct RowBuilder<Item, Content> {
  let build: (Item) -> Content
}

/// A view that holds rows and is none.
protocol SectionOfRows {}

extension Section: SectionOfRows {}
extension ForEach: SectionOfRows {}

/// The rows of a `ForEach` in a picker: one without a tag has its id for one.
final class OptionRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Option = ConditionalView<Content, ModifiedView<Content, TagModifier>>

  private var rows: TypedNode<ForEach<Data, ID, Option>>?

  private lazy var idPath: KeyPath<Data.Element, ID> = view.id ?? RowKeys<Data>.ownID()

  override func evaluate() {
    let options = ForEach(view.data, path: view.id) { [view, idPath] element in
      let row = view.row.build(element)
      guard (row as? any TagCarrier)?.carriedTag == nil else { return Option.first(row) }
      let tag = AnyHashable(unwrapping: element[keyPath: idPath])
      return Option.second(row.modified(by: TagModifier(tag: tag)))
    }
    if let rows {
      rows.update(options, environment)
    } else {
      rows = ForEachNode(options, at: childSite()).mounted()
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let rows { visit(rows) }
  }
}
