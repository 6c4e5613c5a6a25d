/// The stores of the elements of an identified array; each is made on first access.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let elements: IdentifiedArray<ID, State>
  private let stores: ElementStores<IdentifiedArray<ID, State>, Action>

  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.store = store
    elements = store.core.read { $0 }
    stores = store.elementStores(Action.self)
  }

  /// The position of the first element, 0.
  public var startIndex: Int { 0 }
  /// The number of elements when the collection was made.
  public var endIndex: Int { elements.count }

  /// Returns the store of an element; the same one for as long as someone holds it.
  public subscript(position: Int) -> Store<State, Action> {
    let element = elements[position]
    return stores.store(elements._id(of: element), of: store, initial: element) { id, action in
      .element(id: id, action: action)
    }
  }
}

extension StoreCollection: IdentifiedRows {
  package var rowIDs: ContiguousArray<ID> { elements._allIDs }

  package func hasSameRows(as other: Self) -> Bool { stores === other.stores }
}
