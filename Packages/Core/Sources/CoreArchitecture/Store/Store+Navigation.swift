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
    let scopeID = ScopeID(
      state: \StackState<Element>.self, action: \StackState<Element>.self, element: AnyHashable(id))
    if let existing = children[scopeID]?.store as? Store<Element, ElementAction> {
      return existing
    }
    guard let screen = withState({ $0[id: id] }) else { return nil }
    return child(scopeID) {
      ElementCore(
        core, watch: elementsWatch(), id: id, embed: { .element(id: $0, action: $1) },
        initial: screen)
    }
  }
}
