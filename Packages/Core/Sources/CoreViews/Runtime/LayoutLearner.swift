/// A node whose content depends on what a host finds out by its layout.
protocol LayoutLearner: AnyObject {
  func learn(_ fact: LayoutFact)
}
