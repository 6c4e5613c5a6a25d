extension IdentifiedArray: StoreElements {
  func read<Result>(id: ID, _ body: (Element, Int) -> Result) -> Result? {
    index(id: id).map { body(_elements[$0], $0) }
  }

  func identities(_ identity: ObservableIdentity<Element>) -> ElementIdentities<ID>? {
    guard identity.offset >= 0 else { return nil }
    return ElementIdentities(
      ids: _allIDs, identities: _elements.identities(identity), structure: structure)
  }
}

extension StackState: StoreElements {
  typealias ID = StackElementID

  func read<Result>(id: StackElementID, _ body: (Element, Int) -> Result) -> Result? {
    screens.index(id: id).map { body(screens[$0].element, $0) }
  }
}
