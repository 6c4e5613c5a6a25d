/// The stores of the elements of an identified array; each is made on first access.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  /// A copy of the array: the store's next change of it copies it, too. Nil if the ids are known.
  private let array: IdentifiedArray<ID, State>?
  private let knownIDs: ContiguousArray<ID>?
  private let stores: ElementStores<IdentifiedArray<ID, State>, Action>
  private let embed: (ID, Action) -> IdentifiedAction<ID, Action>

  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.store = store
    array = store.core.read { $0 }
    knownIDs = nil
    stores = store.elementStores(Action.self)
    embed = { .element(id: $0, action: $1) }
  }

  /// Takes the ids from another collection and leaves its elements.
  private init(idsOf other: Self) {
    store = other.store
    array = nil
    knownIDs = other.rowIDs
    stores = other.stores
    embed = other.embed
    if let first = other.array?.first { stores.keep(first) }
  }

  /// The position of the first element, 0.
  public var startIndex: Int { 0 }
  /// The number of elements when the collection was made.
  public var endIndex: Int { knownIDs?.count ?? array!.count }

  /// Returns the store of an element; the same one for as long as someone holds it.
  public subscript(position: Int) -> Store<State, Action> {
    if let knownIDs {
      return store(of: knownIDs[position]) {
        stores.watch.element(knownIDs[position]) ?? stores.kept!
      }
    }
    let array = array!
    let element = array[position]
    return store(of: array._id(of: element)) { element }
  }

  private func store(of id: ID, _ initial: () -> State) -> Store<State, Action> {
    stores.store(id, of: store, initial: initial(), embed: embed)
  }
}

extension StoreCollection: IdentifiedRows {
  package var rowIDs: ContiguousArray<ID> {
    if let knownIDs { return knownIDs }
    let array = array!
    return stores.watch.ids(of: array.structure) ?? array._allIDs
  }

  package func row(at position: Int) -> Store<State, Action> { self[position] }

  package var withoutElements: Self { Self(idsOf: self) }

  package func hasSameRows(as other: Self) -> Bool { stores === other.stores }
}
