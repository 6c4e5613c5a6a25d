/// A node whose content depends on what a host finds out by its layout.
protocol LayoutLearner: AnyObject {
  func learn(_ fact: LayoutFact)
}

extension ViewNode {
  /// Takes what a host has found out about its element.
  func hear(_ fact: LayoutFact) {
    guard case .scrolled(let state) = fact else {
      (self as? any LayoutLearner)?.learn(fact)
      return
    }
    for link in environment.builtIn.decoration?.scrolling ?? [] { link.learn(state) }
  }
}

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

/// A node that knows a view below by an id.
protocol IdentifyingNode {
  /// The node of the view with an id; nil if it has none.
  func node(withID id: AnyHashable) -> ViewNode?
}
