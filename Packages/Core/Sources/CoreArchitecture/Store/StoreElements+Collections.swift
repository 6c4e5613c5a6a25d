extension IdentifiedArray: StoreElements {
  func read<Result>(id: ID, _ body: (Element) -> Result) -> Result? {
    index(id: id).map { body(self[$0]) }
  }
}

extension StackState: StoreElements {
  typealias ID = StackElementID

  func read<Result>(id: StackElementID, _ body: (Element) -> Result) -> Result? {
    screens.index(id: id).map { body(screens[$0].element) }
  }
}
