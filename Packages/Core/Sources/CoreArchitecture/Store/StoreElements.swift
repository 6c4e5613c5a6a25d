/// A collection of element states, as the stores of the elements read it.
protocol StoreElements<ID, Element> {
  associatedtype ID: Hashable
  associatedtype Element

  /// Runs a closure with an element and its position; returns nil if there is none.
  func read<Result>(id: ID, _ body: (Element, Int) -> Result) -> Result?

  /// The ids and the identities of all elements; nil if they cannot be had at little cost.
  func identities(_ identity: ObservableIdentity<Element>) -> ElementIdentities<ID>?
}

extension StoreElements {
  func identities(_ identity: ObservableIdentity<Element>) -> ElementIdentities<ID>? { nil }
}
