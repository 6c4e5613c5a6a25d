/// The stores of the elements of an identified array; each is made when it is asked for.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let elements: IdentifiedArray<ID, State>
  private let stores: ElementStores<IdentifiedArray<ID, State>, Action>

  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.store = store
    elements = store.core.read { $0 }
    stores = store.elementStores(Action.self)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Store<State, Action> {
    let element = elements[position]
    return stores.store(elements._id(of: element), of: store, initial: element) { id, action in
      .element(id: id, action: action)
    }
  }
}
