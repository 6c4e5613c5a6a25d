/// Keeps a row for each element, found again by its id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: TypedNode<
  ForEach<Data, ID, Content>
>
{
  private typealias Row = RowNode<Data.Element, Content>

  private let keys: RowKeys<Data>
  private lazy var idPath: KeyPath<Data.Element, ID> = view.id ?? RowKeys<Data>.ownID()
  /// What the rows show.
  private var shown: (row: RowBuilder<Data.Element, Content>, environment: EnvironmentValues)?
  /// The positions of rows that have come or moved since the list was last brought up to date.
  private var pending: [Int] = []
  /// The class of the rows, which Swift would look for each time.
  private lazy var rowClass: Row.Type = Row.self
  /// What rows are to show.
  private lazy var row: RowBuilder<Data.Element, Content> = view.row
  /// Whether some of the entries stand for rows that are not built.
  private(set) var hasGaps = false

  required init(_ view: ForEach<Data, ID, Content>, at site: MountSite) {
    keys = .make(of: Data.self, view.id)
    super.init(view, at: site)
  }

  override var keepsList: Bool { !isFlat }
  override var ownsEntries: Bool { true }

  override func forEachChild(_ visit: (ViewNode) -> Void) { entries.forEach(visit) }

  override func updateList() -> [Int] {
    defer { pending = [] }
    return pending
  }

  override func collectEntries() { pending = [] }

  /// Updates the rows, and replaces those that have changed places.
  ///
  /// A row that stays is not evaluated where its element, the closure and the environment are the
  /// same as before.
  override func evaluate() {
    let view = view
    row = view.row
    let changes = runtime.track(self) { keys.take(view.data) }
    if !changes.isEmpty { replaceRows(changes) }
    let isSame = showsTheSame
    if shown != nil, !(isSame && keys.areElementsSame) { updateRows(changes, isSame) }
    shown = (view.row, environment)
  }

  /// Whether rows show the same as before where their elements are the same.
  private var showsTheSame: Bool {
    guard let shown, environment.builtIn.tabs == nil else { return false }
    return environment.isIdentical(to: shown.environment) && haveSameBits(shown.row, view.row)
  }

  private func updateRows(_ changes: ListDifference, _ isSame: Bool) {
    forEachRow { position, entry in
      guard !changes.isNew(position) else { return }
      let row = unsafeDowncast(entry, to: Row.self)
      let element = keys.element(position)
      if isSame, haveSameBits(row.item, element) { return }
      row.update(element, as: view.row, environment: rowEnvironment(element))
    }
  }

  private func replaceRows(_ changes: ListDifference) {
    if leavesGaps || hasGaps { return replaceRowsAroundGaps(changes) }
    let wasPending = !pending.isEmpty
    for position in changes.gone { entries[position].unmount() }
    if changes.old == changes.new {
      let rows = changes.changed.map { ($0, takeRow(changes, $0)) }
      for (position, row) in rows { entries[position] = row }
    } else {
      let rows = changes.new.map { takeRow(changes, $0) }
      runtime.departed?.append(Array(entries[changes.old]))
      entries.replaceSubrange(changes.old, with: rows)
    }
    if wasPending { pending = entries.indices.filter { !entries[$0].isPlaced } }
    structureChanged()
  }

  /// The row for a new position: the one that is there already, or a new one.
  private func takeRow(_ changes: ListDifference, _ position: Int) -> ViewNode {
    guard let source = changes.source(of: position) else {
      pending.append(position)
      return makeRow(position)
    }
    let row = entries[source]
    if changes.isMoved(position) {
      row.takeUp()
      pending.append(position)
    }
    return row
  }

  func position(of id: AnyHashable) -> Int? { keys.position(of: id) }

  func makeRow(_ position: Int) -> ViewNode {
    let element = keys.element(position)
    let site = childSite(environment: rowEnvironment(element))
    return rowClass.init(element, as: row, at: site)
  }

  /// Takes other entries, of which some are at no place yet.
  func replaceEntries(with new: [ViewNode]) {
    entries = new
    hasGaps = new.contains { $0 is RowGap }
    pending = entries.indices.filter { !entries[$0].isPlaced }
    structureChanged()
  }

  /// Makes the id of a row the tag of its tab, in a tab view.
  private func rowEnvironment(_ element: Data.Element) -> EnvironmentValues {
    guard environment.builtIn.tabs != nil else { return environment }
    var tagged = environment
    tagged.builtIn.tag = AnyHashable(unwrapping: element[keyPath: idPath])
    return tagged
  }
}

/// One row of a `ForEach`.
///
/// It observes what its closure reads, so that a change evaluates this row alone.
final class RowNode<Item, Content: View>: ViewNode {
  @exclusivity(unchecked) private(set) var item: Item
  @exclusivity(unchecked) private var row: RowBuilder<Item, Content>
  @exclusivity(unchecked) private var content: TypedNode<Content>?

  required init(_ item: Item, as row: RowBuilder<Item, Content>, at site: MountSite) {
    self.item = item
    self.row = row
    super.init(at: site)
    evaluate()
  }

  override var keepsList: Bool { !isFlat }
  override var hasLazyRows: Bool { false }

  func update(
    _ item: Item, as row: RowBuilder<Item, Content>, environment: EnvironmentValues
  ) {
    self.item = item
    self.row = row
    self.environment = environment
    isDirty = false
    evaluate()
  }

  override func evaluate() {
    let view = runtime.track(self) { row.build(item) }
    if let content {
      content.update(view, environment)
    } else {
      content = Content._makeNode(view, at: childSite())
    }
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

extension ForEachNode: IdentifyingNode {
  /// The row with an id; if it stands in a gap, it is built.
  func node(withID id: AnyHashable) -> ViewNode? {
    let path = view.id ?? RowKeys<Data>.ownID()
    let built = entries.first { entry in
      guard let row = entry as? RowNode<Data.Element, Content> else { return false }
      return AnyHashable(unwrapping: row.item[keyPath: path]) == id
    }
    if built != nil || !hasGaps { return built }
    return position(of: id).flatMap(row(at:))
  }
}
