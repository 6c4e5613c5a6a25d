/// Keeps a row for each element, found again by its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Row = RowNode<Data.Element, Content>

  private let source: RowSource<Data, ID>
  private var ids: ContiguousArray<ID> = []
  private var duplicates: DuplicateIDs<ID>?
  /// What the rows show.
  private var shown: (view: ForEach<Data, ID, Content>, environment: EnvironmentValues)?
  /// The positions of rows that have come or moved since the list was last brought up to date.
  private var pending: [Int] = []

  override init(_ view: ForEach<Data, ID, Content>, at site: MountSite) {
    source = RowSource(view.areIDsOwn)
    if source.ids == nil { duplicates = DuplicateIDs(Data.self) }
    super.init(view, at: site)
  }

  override var keepsList: Bool { !isFlat }
  override var ownsEntries: Bool { true }

  override func forEachChild(_ visit: (ViewNode) -> Void) { entries.forEach(visit) }

  override func updateList() -> [Int] {
    defer { pending = [] }
    return pending
  }

  /// Updates the rows, and replaces those that have changed places.
  ///
  /// A row that stays is not evaluated where its element, the closure and the environment are the
  /// same as before.
  override func evaluate() {
    let view = view
    let content = runtime.track(self) { RowContent(view.data, view.id, source) }
    let changes = ListDifference(from: ids, to: content.ids)
    if !changes.isEmpty { replaceRows(changes, content) }
    if let shown { updateRows(changes, content, shown.view, shown.environment) }
    shown = (view, environment)
  }

  private func updateRows(
    _ changes: ListDifference<ID>, _ content: RowContent<Data, ID>,
    _ former: ForEach<Data, ID, Content>, _ formerEnvironment: EnvironmentValues
  ) {
    let isSame =
      environment.builtIn.tabs == nil && environment.isIdentical(to: formerEnvironment)
      && haveSameBits(former.row, view.row)
    if isSame, source.hasSameRows(former.data, view.data) { return }
    for position in entries.indices where !changes.isNew(position) {
      let row = unsafeDowncast(entries[position], to: Row.self)
      let element = content.element(position)
      if isSame, haveSameBits(row.item, element) { continue }
      row.update(element, as: view.row, environment: rowEnvironment(ids[position]))
    }
  }

  private func replaceRows(_ changes: ListDifference<ID>, _ content: RowContent<Data, ID>) {
    let wasPending = !pending.isEmpty
    for position in changes.old where !changes.isKept(position) {
      entries[position].unmount()
      duplicates?.forget(ids[position])
    }
    ids = content.ids
    let rows = changes.new.map { position -> ViewNode in
      guard let source = changes.source(of: position) else {
        duplicates?.remember(ids[position])
        pending.append(position)
        let site = childSite(environment: rowEnvironment(ids[position]))
        return Row(content.element(position), as: view.row, at: site)
      }
      let row = entries[source]
      if changes.moved.contains(position) {
        row.takeUp()
        pending.append(position)
      }
      return row
    }
    entries.replaceSubrange(changes.old, with: rows)
    if wasPending { pending = entries.indices.filter { !entries[$0].isPlaced } }
    structureChanged()
  }

  /// Makes the id of a row the tag of its tab, in a tab view.
  private func rowEnvironment(_ id: ID) -> EnvironmentValues {
    guard environment.builtIn.tabs != nil else { return environment }
    var tagged = environment
    tagged.builtIn.tag = AnyHashable(id)
    return tagged
  }
}
