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
