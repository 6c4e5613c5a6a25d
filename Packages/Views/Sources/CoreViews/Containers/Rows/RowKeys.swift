@_spi(Views) internal import CoreArchitecture
internal import IssueReporting

/// What tells the rows of a list apart, and how they change from one collection to the next.
class RowKeys<Data: RandomAccessCollection> {
  /// Returns the keys of a collection: those that know them need not make its elements.
  static func make<ID: Hashable>(
    of _: Data.Type, _ id: KeyPath<Data.Element, ID>?
  ) -> RowKeys<Data> {
    if let id { return FoundRowKeys(id) }
    if let type = Data.self as? any IdentifiedRows.Type, let known = known(type) { return known }
    let own: KeyPath<Data.Element, ID> = ownID()
    return FoundRowKeys(own)
  }

  private static func known<Rows: IdentifiedRows>(_: Rows.Type) -> RowKeys<Data>? {
    KnownRowKeys<Rows>() as? RowKeys<Data>
  }

  /// The way to the id that elements have as `Identifiable` values.
  static func ownID<ID: Hashable>() -> KeyPath<Data.Element, ID> {
    func open<Element: Identifiable>(_: Element.Type) -> AnyKeyPath { \Element.id }
    guard let type = Data.Element.self as? any Identifiable.Type,
      let id = open(type) as? KeyPath<Data.Element, ID>
    else { preconditionFailure("\(Data.Element.self) is not identified by its `id`.") }
    return id
  }

  /// Takes another collection; returns how its rows come from those of the last.
  func take(_ data: Data) -> ListDifference { fatalError("overridden") }

  /// Whether rows that stay have the elements that they had, as far as is known without a look at
  /// each.
  var areElementsSame: Bool { false }

  /// The position of the row with an id in the last collection; nil if there is none.
  ///
  /// Complexity: linear in the number of rows.
  func position(of id: AnyHashable) -> Int? { fatalError("overridden") }

  /// The element at a position of the last collection.
  func element(_ position: Int) -> Data.Element { fatalError("overridden") }
}

/// Keys that are found in each element.
final class FoundRowKeys<Data: RandomAccessCollection, ID: Hashable>: RowKeys<Data> {
  private let id: KeyPath<Data.Element, ID>
  private var elements: [Data.Element] = []
  private var ids: ContiguousArray<ID> = []
  private var duplicates = DuplicateIDs<ID>(Data.self)

  init(_ id: KeyPath<Data.Element, ID>) { self.id = id }

  override func take(_ data: Data) -> ListDifference {
    elements = Array(data)
    let newIDs = ContiguousArray(elements.lazy.map { [id] in $0[keyPath: id] })
    let difference = ListDifference(from: ids, to: newIDs)
    for position in difference.gone { duplicates.forget(ids[position]) }
    ids = newIDs
    for position in difference.new where difference.isNew(position) {
      duplicates.remember(ids[position])
    }
    return difference
  }

  override func position(of id: AnyHashable) -> Int? {
    ids.firstIndex { AnyHashable(unwrapping: $0) == id }
  }

  override func element(_ position: Int) -> Data.Element { elements[position] }
}

/// The keys of a collection that knows them, such as one of stores.
final class KnownRowKeys<Rows: IdentifiedRows>: RowKeys<Rows> {
  /// The last collection, where a row is made without a copy of it.
  private final class Source {
    let rows: Rows

    init(_ rows: Rows) { self.rows = rows }
  }

  private var source: Source?
  private var ids: ContiguousArray<Rows.RowID> = []
  private var isSameSource = false

  override var areElementsSame: Bool { isSameSource }

  /// Rows of another source are others, even if their ids are the same.
  override func take(_ newData: Rows) -> ListDifference {
    let newIDs = newData.rowIDs
    isSameSource = source?.rows.hasSameRows(as: newData) ?? true
    defer { (source, ids) = (Source(newData), newIDs) }
    return isSameSource
      ? ListDifference(from: ids, to: newIDs)
      : ListDifference(replacing: ids.count, with: newIDs.count)
  }

  override func position(of id: AnyHashable) -> Int? {
    ids.firstIndex { AnyHashable(unwrapping: $0) == id }
  }

  override func element(_ position: Int) -> Rows.Element {
    source!.rows.row(at: position)
  }
}

extension RandomAccessCollection {
  /// The collection, without a copy of what its elements are made of where it can do without.
  var withoutElements: Self {
    func open<Rows: IdentifiedRows>(_: Rows.Type) -> Self? {
      (self as? Rows)?.withoutElements as? Self
    }
    return (Self.self as? any IdentifiedRows.Type).flatMap { open($0) } ?? self
  }
}

/// Counts the ids of rows, and reports each that is given to more than one.
struct DuplicateIDs<ID: Hashable> {
  private let data: Any.Type
  private var counts: [ID: Int] = [:]
  private var reported: Set<ID> = []

  init(_ data: Any.Type) { self.data = data }

  mutating func forget(_ id: ID) {
    let count = counts[id, default: 0] - 1
    counts[id] = count > 0 ? count : nil
  }

  mutating func remember(_ id: ID) {
    counts[id, default: 0] += 1
    guard counts[id] == 2, reported.insert(id).inserted else { return }
    reportIssue(
      """
      A `ForEach` over \(data) has more than one element with the id "\(id)". Each is drawn, but \
      their state may end up in the wrong row when they move. Give every element an id of its own.

      More: Documentation/Core.docc/WritingViews.md#identity
      """
    )
  }
}
