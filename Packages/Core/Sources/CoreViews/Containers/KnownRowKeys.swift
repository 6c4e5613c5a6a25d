internal import CoreArchitecture

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
