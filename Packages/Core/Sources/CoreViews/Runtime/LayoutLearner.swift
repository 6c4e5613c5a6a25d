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
