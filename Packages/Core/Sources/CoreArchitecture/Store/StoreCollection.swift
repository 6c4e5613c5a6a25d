/// The stores of the elements of an identified array; each is made when it is asked for.
public struct StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  private let elements: IdentifiedArray<ID, State>
  private let watch: ElementsWatch<IdentifiedArray<ID, State>>

  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.store = store
    elements = store.core.read { $0 }
    watch = store.elementsWatch()
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(position: Int) -> Store<State, Action> {
    let element = elements[position]
    let id = elements.ids[position]
    return store.child(ScopeID(state: \Self.self, action: \Self.self, element: AnyHashable(id))) {
      ElementCore(
        store.core, watch: watch, id: id, embed: { .element(id: $0, action: $1) },
        initial: element)
    }
  }
}

extension Store where State: StoreElements {
  /// The one watch over this store's elements.
  func elementsWatch() -> ElementsWatch<State> {
    if let watch = elements as? ElementsWatch<State> { return watch }
    let watch = ElementsWatch<State>(core, StateAccess(\.self))
    elements = watch
    return watch
  }
}
