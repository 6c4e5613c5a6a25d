/// Counts the running steps of a concatenation; called on the store's actor only.
protocol EffectGroup: AnyObject {
  func enter()
  func leave()
}
