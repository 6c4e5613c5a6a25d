/// A collection of element states, as the stores of the elements read it.
protocol StoreElements<ID, Element> {
  associatedtype ID: Hashable
  associatedtype Element

  func read<Result>(id: ID, _ body: (Element) -> Result) -> Result?
}
