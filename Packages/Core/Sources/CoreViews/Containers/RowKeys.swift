internal import CoreArchitecture

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
