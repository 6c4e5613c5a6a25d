/// A collection that finds an element again after it has moved.
protocol SharedElementFinding: Collection {
  func position(ofSame element: Element) -> Index?
}

extension IdentifiedArray: SharedElementFinding {
  func position(ofSame element: Element) -> Int? { index(id: _id(of: element)) }
}
