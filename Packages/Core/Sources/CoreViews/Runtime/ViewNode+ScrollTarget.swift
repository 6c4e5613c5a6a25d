extension ViewNode {
  /// The first element of the view below that has an id.
  ///
  /// Complexity: linear in the nodes below, but for rows that are found by their id.
  func elementID(of id: AnyHashable) -> Element.ID? {
    if let found = (self as? any IdentifyingNode)?.node(withID: id) { return found.firstElement }
    var result: Element.ID?
    forEachChild { if result == nil { result = $0.elementID(of: id) } }
    return result
  }

  private var firstElement: Element.ID? {
    if hasElement { return id }
    var first: Element.ID?
    forEachChild { if first == nil { first = $0.firstElement } }
    return first
  }
}
