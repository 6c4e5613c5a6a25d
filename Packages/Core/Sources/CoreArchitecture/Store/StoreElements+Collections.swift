extension IdentifiedArray: StoreElements {
  func read<Result>(id: ID, _ body: (Element) -> Result) -> Result? {
    index(id: id).map { body(self[$0]) }
  }

  /// Reads the identities where they are, without a copy of an element.
  func identities(_ identity: ObservableIdentity<Element>) -> ElementIdentities<ID>? {
    guard identity.offset >= 0 else { return nil }
    let identities = _elements.withUnsafeBufferPointer { elements in
      ContiguousArray(
        elements.indices.lazy.map { position in
          (UnsafeRawPointer(elements.baseAddress! + position) + identity.offset)
            .assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.id
        })
    }
    return ElementIdentities(ids: _allIDs, identities: identities)
  }
}

extension StackState: StoreElements {
  typealias ID = StackElementID

  func read<Result>(id: StackElementID, _ body: (Element) -> Result) -> Result? {
    screens.index(id: id).map { body(screens[$0].element) }
  }
}
