extension Store {
  /// What makes the presented feature another: its `id`, and which case an enum is in. Not observed.
  package var presentationID: AnyHashable {
    withState { AnyHashable(PresentationIdentity<State>()($0)) }
  }

  /// The store of a screen, or nil if the stack has no such screen and nobody holds its store.
  package func screen<Element, ElementAction>(
    id: StackElementID
  ) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    let stores = elementStores(ElementAction.self)
    if let existing = stores.existing(id) { return existing }
    return withState { $0[id: id] }.map { screen in
      stores.store(id, of: self, initial: screen) { .element(id: $0, action: $1) }
    }
  }
}
