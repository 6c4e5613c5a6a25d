/// The stores of the elements of an identified array; each is made on first access.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private enum Elements {
    /// A copy of the array: the store's next change of it copies it, too.
    case copied(IdentifiedArray<ID, State>)
    case known(ids: ContiguousArray<ID>)
  }

  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let elements: Elements
  private let stores: ElementStores<IdentifiedArray<ID, State>, Action>
  private let embed: (ID, Action) -> IdentifiedAction<ID, Action>

  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.store = store
    elements = .copied(store.core.read { $0 })
    stores = store.elementStores(Action.self)
    embed = { .element(id: $0, action: $1) }
  }

  /// Takes the ids from another collection and leaves its elements.
  private init(idsOf other: Self) {
    store = other.store
    elements = .known(ids: other.rowIDs)
    stores = other.stores
    embed = other.embed
    if case .copied(let array) = other.elements, let first = array.first { stores.keep(first) }
  }

  /// The position of the first element, 0.
  public var startIndex: Int { 0 }
  /// The number of elements when the collection was made.
  public var endIndex: Int {
    switch elements {
    case .copied(let array): array.count
    case .known(let ids): ids.count
    }
  }

  /// Returns the store of an element; the same one for as long as someone holds it.
  public subscript(position: Int) -> Store<State, Action> {
    switch elements {
    case .copied(let array):
      let element = array[position]
      return store(of: array._id(of: element)) { element }
    case .known(let ids):
      let id = ids[position]
      return store(of: id) { stores.watch.element(id) ?? stores.kept! }
    }
  }

  private func store(of id: ID, _ initial: () -> State) -> Store<State, Action> {
    stores.store(id, of: store, initial: initial(), embed: embed)
  }
}

extension StoreCollection: IdentifiedRows {
  package var rowIDs: ContiguousArray<ID> {
    switch elements {
    case .copied(let array): stores.watch.ids(of: array.structure) ?? array._allIDs
    case .known(let ids): ids
    }
  }

  package var withoutElements: Self { Self(idsOf: self) }

  package func hasSameRows(as other: Self) -> Bool { stores === other.stores }
}
