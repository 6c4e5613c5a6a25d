extension Store {
  /// Identity of the presented feature: its `id`, and the case that an enum is in.
  ///
  /// Reading it is not observed.
  package var presentationID: AnyHashable {
    withState { AnyHashable(PresentationIdentity<State>()($0)) }
  }

  /// Returns the store of a screen; nil if the stack has no such screen and nobody holds its store.
  package func screen<Element, ElementAction>(
    id: StackElementID
  ) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    let stores = elementStores(ElementAction.self)
    if let existing = stores.existing(id) { return existing }
    return withState { $0[id: id] }.map { screen in
      stores.make(
        id, of: self, initial: screen, ElementEmbedding { .element(id: $0, action: $1) })
    }
  }
}
