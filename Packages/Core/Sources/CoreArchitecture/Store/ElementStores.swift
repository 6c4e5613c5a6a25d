/// The stores of a collection's elements; the same store is returned while someone holds it.
final class ElementStores<Elements: StoreElements, Action> {
  let watch: ElementsWatch<Elements>
  /// Some element, which the store of one reads that was gone before its store was made.
  private(set) var kept: Elements.Element?
  private(set) var keepsElement = false

  init(_ watch: ElementsWatch<Elements>) {
    self.watch = watch
  }

  func existing(_ id: Elements.ID) -> Store<Elements.Element, Action>? {
    guard let store = watch.known(id)?.store else { return nil }
    return unsafeDowncast(store, to: Store<Elements.Element, Action>.self)
  }

  /// Keeps an element, if there is none yet.
  func keep(_ element: Elements.Element) {
    kept = element
    keepsElement = true
  }

  /// Makes the store of an element, of which nobody holds one.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - parent: The store of the collection, which holds this object.
  ///   - initial: The state that the store reads once the element is gone.
  ///   - embedding: Makes the parent's action of an element's action.
  /// - Returns: The store of the element.
  func make<ParentState, ParentAction>(
    _ id: Elements.ID, of parent: Store<ParentState, ParentAction>,
    initial: Elements.Element, _ embedding: ElementEmbedding<Elements.ID, Action, ParentAction>
  ) -> Store<Elements.Element, Action> {
    let entry = watch.entry(id)
    let core = ElementCore(
      parent.core, watch: watch, id: id, embedding: embedding, initial: initial, observed: entry)
    let store = Store(core: core, parent: parent)
    entry.store = store
    return store
  }
}

extension Store where State: StoreElements {
  /// The stores of this store's elements, made at the first call.
  func elementStores<ElementAction>(
    _: ElementAction.Type
  ) -> ElementStores<State, ElementAction> {
    if let stores = elements as? ElementStores<State, ElementAction> { return stores }
    let stores = ElementStores<State, ElementAction>(ElementsWatch(core, StateAccess(\.self)))
    elements = stores
    return stores
  }
}
