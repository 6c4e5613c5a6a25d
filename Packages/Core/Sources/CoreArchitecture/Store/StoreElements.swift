/// A collection of element states, as the stores of the elements read it.
protocol StoreElements<ID, Element> {
  associatedtype ID: Hashable
  associatedtype Element

  func position(of id: ID) -> Int?
  func read<Result>(at position: Int, _ body: (Element) -> Result) -> Result

  /// The ids and the identities of all elements; nil if they cannot be had at little cost.
  func identities(_ identity: ObservableIdentity<Element>) -> ElementIdentities<ID>?
}

extension StoreElements {
  func read<Result>(id: ID, _ body: (Element) -> Result) -> Result? {
    guard let position = position(of: id) else { return nil }
    return read(at: position, body)
  }

  func identities(_ identity: ObservableIdentity<Element>) -> ElementIdentities<ID>? { nil }
}

extension IdentifiedArray: StoreElements {
  func position(of id: ID) -> Int? { find(id, in: _positions) }

  func read<Result>(at position: Int, _ body: (Element) -> Result) -> Result {
    _elements.withUnsafeBufferPointer { body(($0.baseAddress! + position).pointee) }
  }

  func identities(_ identity: ObservableIdentity<Element>) -> ElementIdentities<ID>? {
    guard identity.offset >= 0 else { return nil }
    return ElementIdentities(
      ids: _allIDs, identities: _elements.identities(identity), structure: structure)
  }
}

extension StackState: StoreElements {
  typealias ID = StackElementID

  func position(of id: StackElementID) -> Int? { screens.index(id: id) }

  func read<Result>(at position: Int, _ body: (Element) -> Result) -> Result {
    body(screens[position].element)
  }
}

// Numbers and texts are hashed without a call through a table of witnesses.
@_specialize(where ID == Int)
@_specialize(where ID == String)
private func find<ID: Hashable>(_ id: ID, in positions: [ID: Int]) -> Int? { positions[id] }
